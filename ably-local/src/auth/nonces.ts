/** Nonces of token requests. Each works once. */
export class Nonces {
  readonly #used = new Map<string, number>();

  /** Marks a nonce as used until `until` (ms). Returns false if it's already used. */
  use(nonce: string, until: number, now: number): boolean {
    for (const [old, end] of this.#used) {
      if (end > now) break;
      this.#used.delete(old);
    }
    if (this.#used.has(nonce)) return false;
    this.#used.set(nonce, until);
    return true;
  }
}
