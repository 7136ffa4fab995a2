// People: a guest is known by the signed cookie they were given. Its token is stored nowhere else.

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person, Store } from '../store/port.ts';
import { BannedPerson, type Bans } from './bans.ts';

const COOKIE = 'tabella';
const YEAR_S = 31_536_000;
const REMEMBERED = 10_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export class People {
  /** The last people seen, by the hash of their token. */
  private readonly known = new Map<string, Person>();

  constructor(
    private readonly store: Store,
    private readonly bans: Bans,
  ) {}

  /** The person who sent this request, or null; throws when they are banned. */
  async of(request: FastifyRequest): Promise<Person | null> {
    const person = await this.whoever(request);
    if (person && this.bans.refuses(person.id, request.ip)) throw new BannedPerson();
    return person;
  }

  /** The same, whether or not they are wanted here. */
  async whoever(request: FastifyRequest): Promise<Person | null> {
    const cookie = request.cookies[COOKIE];
    if (!cookie) return null;
    const { valid, value } = request.unsignCookie(cookie);
    if (!valid) return null;
    const hash = hashOf(value);
    const person = this.known.get(hash) ?? (await this.store.personByToken(hash));
    if (!person || !timingSafeEqual(Buffer.from(person.token), Buffer.from(hash))) return null;
    this.remember(person);
    return person;
  }

  /** The person who sent this request; a new guest if there is none. */
  async orGuest(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const person = await this.of(request);
    if (person) return person;
    const token = randomBytes(32).toString('base64url');
    const guest: Person = {
      id: randomBytes(12).toString('base64url'),
      token: hashOf(token),
      name: `Guest ${randomInt(100, 1_000)}`,
      made: Date.now(),
    };
    await this.store.addPerson(guest);
    this.remember(guest);
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      signed: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: YEAR_S,
    });
    return guest;
  }

  renamed(person: Person, name: string): Person {
    const renamed = { ...person, name };
    this.remember(renamed);
    return renamed;
  }

  /** What is known of a person is read again. */
  forget(id: string): void {
    for (const [token, person] of this.known) if (person.id === id) this.known.delete(token);
  }

  private remember(person: Person): void {
    this.known.delete(person.token);
    this.known.set(person.token, person);
    const [oldest] = this.known.keys();
    if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest);
  }
}
