const INITIAL_CAPACITY = 4;

/** A growing list of 32-bit integers in a typed array, which needs less memory than an ordinary array. */
export class IntList {
  values = new Int32Array(INITIAL_CAPACITY);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }
}
