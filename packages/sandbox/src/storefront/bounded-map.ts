interface Bounds {
  readonly maxEntries: number;
  /** Milliseconds since the last write after which an entry is gone. */
  readonly maxAge: number;
  now(): number;
}

/** A map that forgets its oldest entries, so that an endless stream of requests cannot fill the memory. */
export class BoundedMap<V> {
  readonly #entries = new Map<string, { readonly value: V; readonly writtenAt: number }>();
  readonly #bounds: Bounds;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (this.#bounds.now() - entry.writtenAt > this.#bounds.maxAge) {
      this.#entries.delete(key);
      return undefined;
    }
    return entry.value;
  }

  set(key: string, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, writtenAt: this.#bounds.now() });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#bounds.maxEntries) break;
      this.#entries.delete(oldest);
    }
  }

  delete(key: string): boolean {
    return this.#entries.delete(key);
  }

  /** The values, oldest first. */
  values(): readonly V[] {
    return [...this.#entries.keys()].flatMap((key) => this.get(key) ?? []);
  }
}
