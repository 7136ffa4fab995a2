// Debian's Firefox without a window, with a profile of its own, and pages in it that are clicked and written in.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gameIds } from '@tabella/registry';
import { chance, seedDevice } from '../chance.ts';
import { Bidi } from './bidi.ts';

const PROGRAM = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const LISTENS = /WebDriver BiDi listening on (ws:\S+)/;

/** A value in the page: an element is known by its id, plain data comes as it is. */
interface Remote {
  readonly type: string;
  readonly sharedId?: string;
  readonly value?: unknown;
}

type Evaluated =
  | { readonly type: 'success'; readonly result: Remote }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

export class Firefox {
  private readonly program: ChildProcess;
  private readonly bidi: Bidi;
  private readonly profile: string;
  /** What the pages complained of. */
  readonly errors: string[];

  private constructor(program: ChildProcess, bidi: Bidi, profile: string, errors: string[]) {
    this.program = program;
    this.bidi = bidi;
    this.profile = profile;
    this.errors = errors;
  }

  static async start(): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'tabella-firefox-'));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
    const program = spawn(PROGRAM, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const errors: string[] = [];
    const bidi = await Bidi.open(`${await addressOf(program)}/session`, (_method, params) => {
      const { level, type, text } = params as { readonly level: string; readonly type: string; readonly text: string };
      if (level === 'error' && type === 'javascript') errors.push(text);
    });
    await bidi.send('session.new', { capabilities: {} });
    await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
    return new Firefox(program, bidi, profile, errors);
  }

  /** A page of somebody who knows every game, so that no guide is offered. */
  async newPage(width: number, height: number): Promise<FirefoxPage> {
    const { userContext } = await this.bidi.send<{ userContext: string }>('browser.createUserContext');
    const made = { type: 'tab', userContext };
    const { context } = await this.bidi.send<{ context: string }>('browsingContext.create', made);
    await this.bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    const games = gameIds.map((game) => `localStorage['tabella.known.${game}'] = 'yes';`).join(' ');
    const functionDeclaration = `() => { if (location.protocol === 'http:') { ${games} (${seedDevice})(${chance.device()}); } }`;
    await this.bidi.send('script.addPreloadScript', { functionDeclaration, contexts: [context] });
    return new FirefoxPage(this.bidi, context);
  }

  async close(): Promise<void> {
    const gone = new Promise((done) => this.program.once('exit', done));
    await this.bidi.send('browser.close');
    this.bidi.close();
    await gone;
    rmSync(this.profile, { recursive: true, force: true });
  }
}

async function addressOf(program: ChildProcess): Promise<string> {
  if (program.stderr === null) throw new Error('Firefox cannot be heard');
  for await (const line of createInterface({ input: program.stderr })) {
    const address = LISTENS.exec(line)?.[1];
    if (address !== undefined) {
      // What it says from now on is nobody's business, but it must be able to say it.
      program.stderr.resume();
      return address;
    }
  }
  throw new Error('Firefox does not start');
}

export class FirefoxPage {
  private readonly bidi: Bidi;
  private readonly context: string;

  constructor(bidi: Bidi, context: string) {
    this.bidi = bidi;
    this.context = context;
  }

  async goto(url: string): Promise<void> {
    await this.bidi.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  /** The text that a function says when it is run in the page. */
  async text(inPage: () => string): Promise<string> {
    return String((await this.call(inPage)).value ?? '');
  }

  /** Presses the element that a function finds in the page, with a real pointer; false when it finds none. */
  async click<Wanted extends string | number>(
    inPage: (wanted: Wanted) => Element | null,
    wanted: Wanted,
  ): Promise<boolean> {
    const { sharedId } = await this.call(inPage, { type: typeof wanted, value: wanted });
    if (sharedId === undefined) return false;
    const element = { sharedId };
    await this.call((one: Element) => one.scrollIntoView({ block: 'nearest', inline: 'nearest' }), element);
    const pointer = [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.perform({ type: 'pointer', id: 'mouse', actions: pointer });
    return true;
  }

  /** Writes into whatever has the focus. */
  async type(text: string): Promise<void> {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.perform({ type: 'key', id: 'keys', actions: keys });
  }

  async close(): Promise<void> {
    await this.bidi.send('browsingContext.close', { context: this.context });
  }

  private async perform(source: object): Promise<void> {
    await this.bidi.send('input.performActions', { context: this.context, actions: [source] });
  }

  private async call(inPage: (...given: never[]) => unknown, ...given: readonly object[]): Promise<Remote> {
    const done = await this.bidi.send<Evaluated>('script.callFunction', {
      functionDeclaration: inPage.toString(),
      arguments: given,
      awaitPromise: false,
      target: { context: this.context },
    });
    if (done.type === 'exception') throw new Error(done.exceptionDetails.text);
    return done.result;
  }
}
