/** Keeps the first and the last half of a stream: where a verdict stands at the end, dropping the end would lose it. */
export class BoundedOutput {
  readonly #half: number;
  readonly #head: Buffer[] = [];
  readonly #tail: Buffer[] = [];
  #headBytes = 0;
  #tailBytes = 0;
  #droppedBytes = 0;

  constructor(maxBytes: number) {
    this.#half = Math.max(1, Math.floor(maxBytes / 2));
  }

  get isTruncated(): boolean {
    return this.#droppedBytes > 0;
  }

  add(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const room = this.#half - this.#headBytes;
    this.#addToHead(bytes.subarray(0, room));
    this.#addToTail(bytes.subarray(room));
  }

  /** The text, with a line that says how much is missing where something is. */
  text(): string {
    const head = Buffer.concat(this.#head).toString('utf8');
    const tail = Buffer.concat(this.#tail).toString('utf8');
    return this.isTruncated
      ? `${head}\n[... ${this.#droppedBytes} bytes left out ...]\n${tail}`
      : head + tail;
  }

  #addToHead(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#head.push(bytes);
    this.#headBytes += bytes.length;
  }

  #addToTail(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#tail.push(bytes);
    this.#tailBytes += bytes.length;
    for (let excess = this.#tailBytes - this.#half; excess > 0; excess = this.#tailBytes - this.#half) {
      const first = this.#tail.shift();
      if (first === undefined) return;
      const rest = first.subarray(excess);
      if (rest.length > 0) this.#tail.unshift(rest);
      this.#tailBytes -= first.length - rest.length;
      this.#droppedBytes += first.length - rest.length;
    }
  }
}
