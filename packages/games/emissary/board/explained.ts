// Why a match ended as it did, sentence by sentence.

import type { Seat } from '@tabella/kernel';
import { people } from '../rules/people.ts';
import type { EndingView } from '../rules/view.ts';
import type { BoardWords } from '../words/en/board/index.ts';
import type { BoardScene } from './scene.ts';

export function explained(
  { view, name }: Pick<BoardScene, 'view' | 'name'>,
  { declarer, reason, winners, shares }: EndingView,
  say: BoardWords,
): readonly string[] {
  const missionOf = (seat: Seat): string => {
    const person = people.find((one) => one.name === view.seats[seat]?.character);
    return say.missions[person?.mission ?? 'none'] ?? '';
  };
  const first =
    reason === 'mission'
      ? say.declared.mission(name(declarer), missionOf(declarer))
      : say.declared[reason](name(declarer));
  const share = (seat: Seat, by: string): string =>
    by === 'mission'
      ? say.shareMission(name(seat), missionOf(seat))
      : by === 'alliance'
        ? say.shareAlliance(name(seat))
        : say.share(name(seat), by);
  const side = winners.filter((seat) => seat !== declarer && !shares.some((one) => one.seat === seat));
  return [
    first,
    ...(side.length > 0 ? [say.survivors(say.list(side.map(name)))] : []),
    ...shares.map(({ seat, by }) => share(seat, by)),
  ];
}
