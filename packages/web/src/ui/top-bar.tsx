// The bar on top of pages that are not a table: Tabella's name, where to go, and who I am.

import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n/languages.ts';
import { Icon } from './icon.tsx';
import { MyName } from './my-name.tsx';
import { Seal } from './seal.tsx';
import { SoundSwitch, ThemeSwitch } from './switches.tsx';
import './top-bar.css';

export function TopBar(): ReactElement {
  const say = useSay();
  return (
    <header className="top">
      <Link href="/" className="top-home">
        <Seal />
        <span>Tabella</span>
      </Link>
      <nav className="top-nav" aria-label={say('nav.main')}>
        <Link href="/matches">
          <Icon name="scroll" />
          <span>{say('nav.matches')}</span>
        </Link>
        <Link href="/about">
          <Icon name="help" />
          <span>{say('nav.about')}</span>
        </Link>
      </nav>
      <SoundSwitch />
      <ThemeSwitch />
      <MyName />
    </header>
  );
}
