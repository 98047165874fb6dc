interface Bounds {
  readonly maxEntries: number;
  /** How long an entry is kept after its last write, in milliseconds. */
  readonly maxAge: number;
  now(): number;
}

/** A map that evicts its oldest entries, so that its memory is bounded however many requests arrive. */
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

  /** Returns the values, oldest first. */
  values(): readonly V[] {
    return [...this.#entries.keys()].flatMap((key) => this.get(key) ?? []);
  }
}
