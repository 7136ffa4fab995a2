// The table's menu: a popover at a desk, a sheet in a hand.

import type { GameInfo } from '@tabella/table/protocol';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { languageName, languages, useLanguage, useSay } from '../i18n/languages.ts';
import { PACES } from '../live/pace.ts';
import { setPrefs, usePrefs } from '../prefs.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useDark } from '../ui/switches.tsx';
import { mySeats, useSend, useTable } from './at-table.tsx';
import { FairDeal } from './deal.tsx';
import { HostSeats } from './host-seats.tsx';
import { Invite } from './invite.tsx';
import './menu.css';
import { MenuSounds } from './menu-sounds.tsx';
import { PlayedOn } from './played-on.tsx';
import type { Tab } from './tab-bar.tsx';

/** Where tabs are out of sight these are the way to the other parts of the table. */
const PARTS = [
  { tab: 'log', icon: 'scroll' },
  { tab: 'chat', icon: 'chat' },
] as const;

interface Props {
  readonly info: GameInfo;
  onRules(): void;
  onKeys(): void;
  onTab(tab: Tab): void;
  onClose(): void;
}

export function Menu({ info, onRules, onKeys, onTab, onClose }: Props): ReactElement {
  const say = useSay();
  const send = useSend();
  const table = useTable();
  const [, go] = useLocation();
  const dark = useDark();
  const { sound, motion, stops } = usePrefs();
  const language = useLanguage();
  const seats = mySeats(table);
  const playing = table.phase === 'playing' && seats.some((seat) => !seat.left);
  const leave = async (): Promise<void> => {
    if (seats.length > 0) await send({ type: 'leave' });
    go('/');
  };
  const changeStops = (): void => {
    const windows = stops === 'always' ? 'concerns' : 'always';
    setPrefs({ stops: windows });
    void send({ type: 'prefer', windows });
  };
  const nextLanguage = languages[(languages.indexOf(language) + 1) % languages.length] ?? 'en';
  return (
    <Dialog kind="menu" title={say('menu.title')} titleHidden onClose={onClose}>
      <div className="menu-invite">
        <Invite code={table.code} title={info.title} />
      </div>
      {PARTS.map(({ tab, icon }) => (
        <div key={tab} className="menu-part">
          <Item
            icon={icon}
            label={say(`tabs.${tab}`)}
            onClick={() => {
              onClose();
              onTab(tab);
            }}
          />
        </div>
      ))}
      <Item
        icon="help"
        label={say('rules.title', { game: info.title })}
        onClick={() => {
          onClose();
          onRules();
        }}
      />
      <Item
        icon="keys"
        label={say('keys.title')}
        value="?"
        onClick={() => {
          onClose();
          onKeys();
        }}
      />
      <p className="menu-item menu-fact">
        <Icon name="clock" />
        <span>{table.clock === 0 ? say('menu.noClock') : say('menu.clock', { count: table.clock })}</span>
      </p>
      <Item
        icon={sound ? 'sound' : 'mute'}
        label={say('menu.sound')}
        value={say(sound ? 'on' : 'off')}
        onClick={() => setPrefs({ sound: !sound })}
      />
      {sound && <MenuSounds />}
      {playing && <Item icon="hand" label={say('menu.stops')} value={say(`stops.${stops}`)} onClick={changeStops} />}
      {playing && (
        <Item
          icon="bot"
          label={say('menu.pace')}
          value={say(`pace.${table.pace}`)}
          onClick={() => {
            const pace = PACES[(PACES.indexOf(table.pace) + 1) % PACES.length] ?? 'normal';
            setPrefs({ pace });
            void send({ type: 'prefer', pace });
          }}
        />
      )}
      {languages.length > 1 && (
        <Item
          icon="globe"
          label={say('menu.language')}
          value={languageName(language)}
          onClick={() => setPrefs({ language: nextLanguage })}
        />
      )}
      <Item
        icon={dark ? 'moon' : 'sun'}
        label={say('menu.theme')}
        value={say(dark ? 'theme.dark' : 'theme.light')}
        onClick={() => setPrefs({ theme: dark ? 'light' : 'dark' })}
      />
      <Item
        icon="gear"
        label={say('menu.motion')}
        value={say(motion === 'auto' ? 'on' : 'off')}
        onClick={() => setPrefs({ motion: motion === 'auto' ? 'none' : 'auto' })}
      />
      <div className="menu-fair">
        <PlayedOn />
        <FairDeal />
      </div>
      <HostSeats />
      <hr />
      {playing && (
        <Item
          icon="pause"
          label={say(table.paused ? 'pause.resume' : 'menu.pause')}
          onClick={() => {
            void send({ type: table.paused ? 'resume' : 'pause' });
            onClose();
          }}
        />
      )}
      <Item icon="layers" label={say('menu.home')} onClick={() => go('/')} />
      <Item icon="scroll" label={say('nav.matches')} onClick={() => go('/matches')} />
      {seats.length > 0 && table.phase !== 'over' && (
        <Item icon="leave" label={say('menu.leave')} note={say('menu.leaveNote')} wax onClick={() => void leave()} />
      )}
    </Dialog>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly label: string;
  readonly value?: string;
  readonly note?: string;
  readonly wax?: boolean;
  onClick(): void;
}

function Item({ icon, label, value, note, wax = false, onClick }: ItemProps): ReactElement {
  return (
    <button type="button" className={wax ? 'menu-item menu-wax' : 'menu-item'} onClick={onClick}>
      <Icon name={icon} />
      <span>
        {label}
        {note && <span className="small quiet menu-note">{note}</span>}
      </span>
      {value && <span className="quiet">{value}</span>}
    </button>
  );
}
