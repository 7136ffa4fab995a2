// The report: tables in Markdown, as docs/scale.md shows them.

import { COSTS, type Cost, GAME_COSTS, HOW_GAMES } from './costs.ts';
import { type Carried, type Effort, ofPartition, ofServer } from './limits.ts';
import { rowsPerTable } from './partition.ts';
import { costOf, limitsOf, planFor } from './plan.ts';
import type { World } from './world.ts';

/** The run that docs/scale.md shows. */
export const FULL: Effort = { seconds: 10, seed: 17 };

const round = (x: number): string => {
  const digits = x >= 100 ? 0 : x >= 10 ? 1 : 2;
  return Number(x.toFixed(digits)).toLocaleString('en-US');
};
/** Two figures that count: more would be a promise. */
const about = (x: number): string => Number(x.toPrecision(2)).toLocaleString('en-US');
const percent = (x: number): string => `${Math.round(x * 100)} %`;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line), ''];
}

export function report(world: World, effort: Effort): string {
  const server = ofServer(world, effort);
  const full = Math.floor(server.most.tables * world.headroom);
  const partition = ofPartition(world, full, effort);
  const [perServer, perPartition] = [server.most.tables, partition.most.tables];
  return [
    ...carried('One server on a database of its own, with more and more tables:', server),
    ...carried(`Servers of ${full.toLocaleString('en-US')} tables on one database:`, partition),
    ...breaking(world, perServer, perPartition),
    ...planned(world, perServer, perPartition),
    ...assumed(world),
  ].join('\n');
}

function carried(title: string, { steps }: Carried): string[] {
  return [
    title,
    '',
    ...table(
      ['servers', 'tables', 'rows per second', 'p50', 'p99', 'thread', 'database', 'disk'],
      steps.map(({ servers, tables, played }) => [
        String(servers),
        tables.toLocaleString('en-US'),
        round(played.rows),
        `${round(played.p50)} ms`,
        `${round(played.p99)} ms`,
        ...[played.server, played.database, played.disk].map(percent),
      ]),
    ),
  ];
}

function breaking(world: World, server: number, partition: number): string[] {
  return [
    'What breaks, the first first, if everything is on one database:',
    '',
    ...table(
      ['number', 'at so many tables', 'then'],
      limitsOf(world, server, partition).map(({ what, at, remedy }) => [what, about(at), remedy]),
    ),
  ];
}

function planned(world: World, server: number, partition: number): string[] {
  const plan = planFor(world, server, partition);
  const [hoster, cloud] = [costOf(world, plan, 'hoster'), costOf(world, plan, 'cloud')];
  const sum = (lines: typeof hoster): number => lines.reduce((all, { euro }) => all + euro, 0);
  const costs = [...hoster, ...cloud.slice(-1)];
  return [
    `${world.people.toLocaleString('en-US')} people at ${world.tables.toLocaleString('en-US')} tables:`,
    '',
    ...table(
      ['', ''],
      [
        ['rows per second, each durable', about(plan.rows)],
        ['servers', String(plan.servers)],
        ['connections per server; memory', `${about(plan.socketsPerServer)}; ${round(plan.gigabytesPerServer)} GB`],
        ['partitions', String(plan.partitions)],
        ['machines for bots', String(plan.botMachines)],
        ['traffic; per server', `${about(plan.traffic)} Gbit/s; ${round(plan.trafficPerServer)} Gbit/s`],
        ['news per second; messages on the bus of a region', `${about(plan.news)}; ${about(plan.delivered)}`],
        ['matches kept per month; disks full after', `${about(plan.kept)} GB; ${about(plan.months)} months`],
        ['sent per month', `${about(plan.sent)} TB`],
      ],
    ),
    'Euro a month:',
    '',
    ...table(
      ['', 'euro'],
      [
        ...costs.map(({ what, euro }) => [what, about(euro)]),
        ['all, at a hoster', about(sum(hoster))],
        ['all, in a cloud', about(sum(cloud))],
        ['per person who plays at the peak, at a hoster', `${((100 * sum(hoster)) / world.people).toFixed(1)} cents`],
      ],
    ),
  ];
}

function assumed(world: World): string[] {
  const costs: readonly Cost[] = Object.values(COSTS);
  return [
    'What it rests on:',
    '',
    ...table(
      ['cost', 'from'],
      costs.map(({ value, unit, figure, how }) => [
        `${value.toLocaleString('en-US')} ${unit}`,
        figure === undefined ? (how ?? '') : `\`npm run bench\`: ${figure}`,
      ]),
    ),
    ...table(
      ['game', 'part', 'seconds between rows', 'bytes', 'view', 'bot'],
      Object.entries(GAME_COSTS).map(([game, { bytes, view, bot }]) => {
        const { part, pause } = world.games[game as keyof typeof GAME_COSTS];
        return [game, percent(part), String(pause), bytes.toLocaleString('en-US'), `${view} ms`, `${bot} ms`];
      }),
    ),
    ...Object.entries(HOW_GAMES).map(([name, how]) => `- ${name}: ${how}`),
    `- a table has ${round(rowsPerTable(world))} rows per second on average; pauses spread widely around their median`,
    `- bots think about ${percent(world.bots)} of all rows; ${world.news} piece of news per table and hour`,
    `- regions: ${Object.entries(world.regions)
      .map(([name, part]) => `${name} ${percent(part)}`)
      .join(', ')}; ${percent(world.abroad)} of the tables have people of two`,
    `- load over the day ${percent(world.average)} of the peak; no machine is filled by more than ${percent(world.headroom)} of what it carries`,
    `- content is who is answered within ${world.patience} ms in 99 of 100 cases, without the way over the net`,
    ...machines(world),
    '',
  ];
}

function machines({ machines: { server, database, bots }, prices }: World): string[] {
  return [
    `- a server has ${server.processors} processors, ${server.gigabytes} GB and ${server.gigabits} Gbit/s for ${prices.server} euro a month; a database ${database.processors} processors and ${database.terabytes} TB for ${prices.database}; a machine for bots ${bots.processors} for ${prices.bots}; traffic ${prices.traffic[0]} euro per TB at a hoster, ${prices.traffic[1]} in a cloud`,
  ];
}
