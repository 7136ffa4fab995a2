// The bus: short words between nodes, that something has changed. It carries no data, may lose, repeat and reorder: what
// changed is read from the store, and news that it lost is found there.

export interface Bus {
  /** Subjects for all other nodes; resolves whether or not they were taken. */
  publish(subjects: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** What a driver calls when it hears something. */
type Hear = (subjects: readonly string[]) => void;

export interface BusTerms {
  readonly hear: Hear;
  /** The line was lost and is back: something may have been missed. */
  readonly missed: () => void;
  readonly onTrouble: (thrown: unknown) => void;
}

/** As text on the wire: subjects are short words without spaces. */
export const textOfSubjects = (subjects: readonly string[]): string => subjects.join(' ');
export const subjectsOf = (text: string): readonly string[] => text.split(' ').filter((one) => one !== '');
