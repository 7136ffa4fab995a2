// Terminal: lines in, lines out. On a real terminal a whole screen at a time, otherwise one line after the other.

import { createInterface, type Interface } from 'node:readline';
import { type Paint, paintFor } from './paint.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a program says by its exit code that a signal ended it. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const PIPE_SIZE: Size = { width: 100, height: 1000 };

export class Terminal {
  /** A person sits before it: screens can be cleared, and questions that are not of the game can be asked. */
  readonly live = process.stdin.isTTY === true && process.stdout.isTTY === true;
  readonly paint: Paint = paintFor(process.stdout);
  private readonly lines: string[] = [];
  private waiting: ((line: string | null) => void) | null = null;
  private ended = false;
  private readonly reader: Interface;
  private whole = false;

  constructor() {
    this.reader = createInterface({
      input: process.stdin,
      ...(this.live ? { output: process.stdout } : {}),
      terminal: this.live,
      historySize: 0,
    });
    this.reader.on('line', (line) => this.got(line));
    this.reader.on('close', () => this.got(null));
    // Nothing is lost, for every answer is saved; and whatever ends the program, the terminal is given back as it was.
    this.reader.on('SIGINT', () => process.exit(SIGNALS.SIGINT));
    for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => process.exit(code));
    process.on('exit', () => this.leave());
  }

  get size(): Size {
    if (!this.live) return PIPE_SIZE;
    return { width: Math.max(40, process.stdout.columns || 80), height: Math.max(12, process.stdout.rows || 24) };
  }

  print(...lines: readonly string[]): void {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** On a real terminal instead of what was there, otherwise below it. */
  screen(lines: readonly string[]): void {
    if (!this.live) {
      this.print(...lines);
      return;
    }
    const enter = this.whole ? '' : '\x1b[?1049h';
    this.whole = true;
    process.stdout.write(`${enter}\x1b[2J\x1b[H${lines.join('\n')}\n`);
  }

  /** Back to the ordinary screen, with what stood there before. */
  leave(): void {
    if (this.whole) process.stdout.write('\x1b[?1049l');
    this.whole = false;
  }

  /** The next line that is typed, or null when there will be none. */
  async ask(sign: string): Promise<string | null> {
    if (this.ended && this.lines.length === 0) return null;
    if (this.live) {
      // What was typed while nobody had asked is not an answer.
      this.lines.length = 0;
      this.reader.setPrompt(sign);
      this.reader.prompt();
    } else {
      process.stdout.write(sign);
    }
    const line = await this.next();
    if (!this.live) this.print(line ?? '');
    return line;
  }

  close(): void {
    this.leave();
    this.reader.close();
  }

  private next(): Promise<string | null> {
    const line = this.lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  private got(line: string | null): void {
    if (line === null) this.ended = true;
    const waiting = this.waiting;
    this.waiting = null;
    if (waiting) waiting(line);
    else if (line !== null) this.lines.push(line);
  }
}
