// What a million people need: machines, what breaks first on the way there, and what it costs.

import { COSTS, GAME_COSTS, type GameName } from './costs.ts';
import { rowsPerTable } from './partition.ts';
import type { World } from './world.ts';

/** A number that is reached at so many tables, and what is done then. */
export interface Limit {
  readonly what: string;
  readonly at: number;
  readonly remedy: string;
}

export interface Plan {
  readonly rows: number;
  readonly servers: number;
  readonly partitions: number;
  readonly botMachines: number;
  readonly socketsPerServer: number;
  /** Gigabits per second, of everything and of one server. */
  readonly traffic: number;
  readonly trafficPerServer: number;
  /** News per second, and messages that the bus of a region delivers for it. */
  readonly news: number;
  readonly delivered: number;
  /** Gigabytes a month that stay, and months until the disks of the databases are full. */
  readonly kept: number;
  readonly months: number;
  /** Terabytes a month that are sent. */
  readonly sent: number;
  readonly gigabytesPerServer: number;
}

const GIGABIT = 1e9 / 8;
const MONTH_S = 30 * 86_400;
const YEAR_MINUTES = 365 * 24 * 60;
const ANSWERS_PER_MATCH = 60;

/** A mean over the rows of all games. */
function perRow(world: World, cost: (game: GameName) => number): number {
  const games = Object.entries(world.games) as [GameName, World['games'][GameName]][];
  const weights = games.map(([, { part, pause }]) => part / pause);
  const all = weights.reduce((sum, one) => sum + one, 0);
  return games.reduce((sum, [game], i) => sum + ((weights[i] ?? 0) / all) * cost(game), 0);
}

const bytesPerTable = (world: World): number =>
  rowsPerTable(world) * perRow(world, (game) => GAME_COSTS[game].bytes) * (world.people / world.tables);

const botMsPerTable = (world: World): number =>
  rowsPerTable(world) * world.bots * perRow(world, (game) => GAME_COSTS[game].bot);

/** `server` and `partition`: tables that one carries when it is full. */
export function planFor(world: World, server: number, partition: number): Plan {
  const { tables, people, headroom, machines, average } = world;
  const regions = Object.values(world.regions);
  const traffic = (tables * bytesPerTable(world)) / GIGABIT;
  const rows = tables * rowsPerTable(world);
  const inRegions = (whole: number): number =>
    regions.reduce((sum, part) => sum + Math.ceil((part * tables) / (whole * headroom)), 0);
  const byLine = traffic / (machines.server.gigabits * headroom);
  const servers = Math.max(inRegions(server), Math.ceil(byLine));
  const news = (tables * world.news) / 3_600;
  const partitions = inRegions(partition);
  const kept = (rows * average * MONTH_S * COSTS.match.value) / ANSWERS_PER_MATCH / 1e6;
  return {
    rows,
    servers,
    partitions,
    botMachines: Math.ceil((tables * botMsPerTable(world)) / 1_000 / (machines.bots.processors * headroom)),
    socketsPerServer: people / servers,
    traffic,
    trafficPerServer: traffic / servers,
    news,
    delivered: (news * servers) / regions.length ** 2,
    kept,
    months: (partitions * machines.database.terabytes * 1_000) / kept,
    sent: (traffic * GIGABIT * average * MONTH_S) / 1e12,
    gigabytesPerServer: (COSTS.process.value + (people / servers) * COSTS.socket.value) / 1_000,
  };
}

export interface CostLine {
  readonly what: string;
  readonly euro: number;
}

/** Machines run all day; traffic is what was sent. */
export function costOf(world: World, plan: Plan, traffic: 'hoster' | 'cloud'): CostLine[] {
  const { prices } = world;
  const [hoster, cloud] = prices.traffic;
  return [
    { what: 'servers', euro: plan.servers * prices.server },
    // Each with a copy that follows it.
    { what: 'databases, each twice', euro: 2 * plan.partitions * prices.database },
    { what: 'machines for bots', euro: plan.botMachines * prices.bots },
    { what: 'NATS, three in each region', euro: 3 * Object.keys(world.regions).length * prices.bus },
    { what: 'disk for a year of matches', euro: 12 * plan.kept * prices.disk },
    {
      what: `traffic at ${traffic === 'hoster' ? "a hoster's" : "a cloud's"} price`,
      euro: plan.sent * (traffic === 'hoster' ? hoster : cloud),
    },
  ];
}

/** What breaks when everything is on one database in one place, the first first. */
export function limitsOf(world: World, server: number, partition: number): Limit[] {
  const { machines, people, tables, codes } = world;
  const seats = people / tables;
  const { processors, connections } = machines.database;
  const memory = (machines.server.gigabytes * 1_000 - COSTS.process.value) / (seats * COSTS.socket.value);
  const line = (machines.server.gigabits * GIGABIT) / bytesPerTable(world);
  const threads = (1_000 * (machines.server.processors - 1)) / botMsPerTable(world);
  /** The look for dead servers grows with their square. */
  const looks = Math.sqrt((processors * 1_000) / COSTS.look.value);
  const limits: Limit[] = [
    {
      what: 'a server: its line of 1 Gbit/s',
      at: line,
      remedy: 'send less (what changed, compressed), then more servers',
    },
    { what: 'a server: threads for its bots', at: threads, remedy: 'machines that do nothing but think: tabella bots' },
    { what: 'a server: its thread and its connection', at: server, remedy: 'another server; people notice nothing' },
    { what: 'a server: memory for its connections', at: memory, remedy: 'another server' },
    {
      what: `PostgreSQL: ${connections} connections, as it comes`,
      at: (connections / COSTS.connections.value) * server,
      remedy: 'max_connections = 500, or a pooler for the readers',
    },
    {
      what: 'PostgreSQL: its processors and disk',
      at: partition,
      remedy: 'partitions by match: databases of their own',
    },
    {
      what: 'PostgreSQL: the look for dead servers',
      at: looks * server,
      remedy: 'partitions: a server looks into its own only',
    },
    {
      what: 'NATS: news to all servers',
      at: Math.sqrt((COSTS.news.value * 3_600 * server) / world.news),
      remedy: 'subjects by partition',
    },
    {
      what: 'codes: a year of wrong ones from one address finds a table',
      at: codes.letters ** codes.length / (codes.perMinute * YEAR_MINUTES),
      remedy: 'longer codes: two letters more make them a thousand times as many',
    },
  ];
  return limits.sort((a, b) => a.at - b.at);
}
