// Loads something once; again only after it failed.

export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    kept ??= load().catch((thrown: unknown) => {
      kept = null;
      throw thrown;
    });
    return kept;
  };
}
