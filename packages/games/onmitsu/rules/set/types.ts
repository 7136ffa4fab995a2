// A card set as people write it: the fields of the file and the vocabulary of effects. See docs/writing-onmitsu-cards.md.

export const TIMINGS = ['turn', 'respond:declare', 'respond:crack', 'respond:actionsEnd', 'endGame'] as const;
export type Timing = (typeof TIMINGS)[number];

/** self, target, others, all, or a name made by an earlier step with `as`. */
type Role = string;

/** A number, or `@name` for one of the set's `rules`. */
export type Amount = number | string;

/** `{}` fits every card of a hand, cracked scrolls included; `kind` and `keyword` never fit a scroll. */
export interface Filter {
  readonly kind?: 'any' | 'person' | 'location';
  readonly keyword?: string;
  readonly scroll?: string;
}

export type Condition =
  | { readonly cond: 'locationInPlay'; readonly id: string }
  | { readonly cond: 'locationsInPlay'; readonly atLeast: Amount }
  | { readonly cond: 'locationWeight'; readonly atLeast: Amount }
  | { readonly cond: 'contested' }
  | { readonly cond: 'hasSealed'; readonly who: Role }
  | { readonly cond: 'hasCracked'; readonly who: Role }
  | { readonly cond: 'noScroll'; readonly who: Role }
  | { readonly cond: 'handAtLeast'; readonly who: Role; readonly atLeast: Amount }
  | { readonly cond: 'handHas'; readonly who: Role; readonly filter: Filter; readonly atLeast: Amount }
  | { readonly cond: 'playersWithSealed'; readonly atLeast: Amount }
  | { readonly cond: 'scrollPileNotEmpty' }
  | { readonly cond: 'discardNotEmpty' };

export type Effect =
  | {
      readonly op: 'draw';
      readonly who: Role;
      readonly count?: number;
      readonly perBind?: string;
      readonly times?: number;
    }
  | {
      readonly op: 'discard';
      readonly who: Role;
      readonly count: number;
      readonly upTo?: boolean;
      readonly pick: 'owner' | 'random';
      readonly filter?: Filter;
      readonly as?: string;
    }
  | {
      readonly op: 'takeCard';
      readonly from: Role;
      readonly to: Role;
      readonly count: number;
      readonly pick: 'random' | 'look' | 'giver';
      readonly filter?: Filter;
      readonly fromWhere?: { readonly handAtLeast: number };
      readonly optional?: boolean;
    }
  | { readonly op: 'replaceCard'; readonly in: Role; readonly by: Role }
  | { readonly op: 'lookHand'; readonly who: Role; readonly of: Role }
  | { readonly op: 'lookScroll'; readonly who: Role; readonly of: 'any' | 'own'; readonly count: number }
  | { readonly op: 'crack'; readonly who: Role }
  | { readonly op: 'repair'; readonly who: Role }
  | { readonly op: 'moveSealed'; readonly from: Role; readonly to: Role }
  | { readonly op: 'swapSealed'; readonly players: Role }
  | { readonly op: 'shuffleSealed' }
  | { readonly op: 'exchangeSealed'; readonly who: Role; readonly pick: 'choose' | 'random' }
  | {
      readonly op: 'scrollFromPile';
      readonly to: Role;
      readonly pick: 'choose' | 'random';
      readonly filter?: { readonly scroll?: string };
    }
  | {
      readonly op: 'scrollToPile';
      readonly who: Role;
      readonly state: 'any' | 'sealed' | 'cracked';
      readonly optional?: boolean;
    }
  | {
      readonly op: 'choosePlayer';
      readonly as: string;
      readonly count: number;
      readonly where: { readonly other?: boolean; readonly hasSealed?: boolean };
    }
  | { readonly op: 'playCard'; readonly who: Role; readonly filter: Filter; readonly optional?: boolean }
  | { readonly op: 'blockLocation'; readonly who: Role }
  | { readonly op: 'unblockLocation'; readonly who: Role; readonly optional?: boolean }
  | { readonly op: 'destroyLocation'; readonly who: Role }
  | { readonly op: 'destroyCard'; readonly from: Role; readonly count: number; readonly pick: 'owner' | 'random' }
  | { readonly op: 'restoreDestroyed'; readonly who: Role }
  | {
      readonly op: 'fetchDiscard';
      readonly who: Role;
      readonly count: number;
      readonly filter?: Filter;
      readonly depth?: number;
    }
  | {
      readonly op: 'searchDeck';
      readonly who: Role;
      readonly look: number;
      readonly take: number;
      readonly filter?: Filter;
      readonly rest: 'discard' | 'bottom';
    }
  | { readonly op: 'cancelKeyword'; readonly keyword: string; readonly until: 'endOfTurn' }
  | { readonly op: 'reverse'; readonly who: Role; readonly until: 'endOfTurn' }
  | { readonly op: 'summon'; readonly card: string; readonly otherwise: readonly Effect[] }
  | {
      readonly op: 'if';
      readonly cond: Condition;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | { readonly op: 'vouch'; readonly who: Role }
  | { readonly op: 'antidote'; readonly who: Role }
  | { readonly op: 'endGame' };

export type Op = Effect['op'];
export type EffectOf<O extends Op> = Extract<Effect, { readonly op: O }>;

export type Modifier =
  | { readonly mod: 'draw'; readonly delta: number }
  | { readonly mod: 'handLimit'; readonly delta: number }
  | { readonly mod: 'mandatoryDiscard'; readonly count: number; readonly ifHandAtLeast: number }
  | { readonly mod: 'waiveCost'; readonly tag: string }
  | { readonly mod: 'drawFromDiscard' }
  | { readonly mod: 'suppressKeyword'; readonly keyword: string }
  | { readonly mod: 'locationWeight'; readonly value: number };

type RespondsTo =
  | { readonly actionKeyword: string }
  | { readonly cardKeyword: string }
  | { readonly reversibleAgainstMe: true };

/** Which of the others a labelled Action strikes when it is declared: those of whom all of this holds. */
export interface Struck {
  readonly handAtLeast?: number;
  readonly hasSealed?: true;
  readonly hasCracked?: true;
}

export interface Action {
  readonly id: 'A' | 'B';
  readonly name: string;
  readonly text: string;
  /** For the face of the card, where there is little room. */
  readonly short?: string;
  readonly timing: readonly Timing[];
  readonly keywords: readonly string[];
  readonly tags: readonly string[];
  readonly target: { readonly who: 'otherPlayer'; readonly arrow: true } | null;
  readonly reversible: 'target' | 'labelled' | null;
  readonly reversedEffects?: readonly Effect[];
  readonly struck?: Struck;
  readonly respondsTo?: RespondsTo;
  readonly cost: readonly { readonly op: 'discard'; readonly count: number; readonly filter: Filter }[];
  readonly requires: readonly Condition[];
  readonly effects: readonly Effect[];
  readonly after: 'discard' | 'stayOnLocation' | 'destroy';
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly gloss: string;
  readonly kind: 'person';
  readonly order: number;
  readonly count: number;
  readonly keywords: readonly string[];
  readonly anyTime: boolean;
  readonly actions: readonly Action[];
}

export interface Location {
  readonly id: string;
  readonly name: string;
  readonly kind: 'location';
  readonly order: number;
  readonly count: number;
  readonly keywords: readonly string[];
  readonly anyTime: boolean;
  readonly indestructible: boolean;
  readonly requires: readonly Condition[];
  readonly action: {
    readonly name: string;
    readonly text: string;
    readonly short?: string;
    readonly effects: readonly Effect[];
  };
  readonly effect: { readonly text: string; readonly short?: string; readonly modifiers: readonly Modifier[] };
  readonly inHand?: { readonly text: string; readonly when: Condition; readonly atEndOfTurn: 'passLeft' };
}

export interface Scroll {
  readonly id: string;
  readonly name: string;
  readonly kind: 'scroll';
  readonly count: number;
  readonly points: number;
  readonly lethal: boolean;
}

/** Numbers of the rules, each of which an amount may name as `@name`. */
export interface RuleNumbers {
  readonly startHand: number;
  readonly baseDraw: number;
  readonly baseHandLimit: number;
  readonly minHandLimit: number;
  readonly castleLocationsRequired: number;
  readonly patienceTurnLimit: number;
}

export interface SetFile {
  readonly schemaVersion: 1;
  readonly name: string;
  readonly note?: string;
  readonly rules: RuleNumbers & { readonly players: { readonly min: number; readonly max: number } };
  readonly scoring: { readonly perHandCard: number };
  readonly scrolls: readonly Scroll[];
  readonly keywords: {
    readonly card: readonly string[];
    readonly action: readonly string[];
    readonly tags: readonly string[];
  };
  readonly people: readonly Person[];
  readonly locations: readonly Location[];
}
