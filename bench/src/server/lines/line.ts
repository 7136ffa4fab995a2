// A line: one seat's connection to a server, whichever it is. A table is four of them.

export interface Line {
  /** This seat is asked, and has not answered. */
  readonly asked: boolean;
  /** Answers the open question. */
  answer(choice: string): void;
  close(): void;
  /** Called when the seat is asked. */
  onAsked: () => void;
  /** Called when the server has shown the answer to this seat, who gave it. */
  onShown: () => void;
}

const AT_ONCE = 50;

/** The lines of one table, in the order of the seats. */
export type LiveTable<L extends Line = Line> = readonly L[];

/** Opens so many tables, a few at a time. */
export async function openTables<L extends Line>(
  count: number,
  open: (nth: number) => Promise<LiveTable<L>>,
): Promise<LiveTable<L>[]> {
  const tables: LiveTable<L>[] = [];
  const next = async (): Promise<void> => {
    while (tables.length < count) {
      const nth = tables.push([]) - 1;
      tables[nth] = await open(nth);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return tables;
}
