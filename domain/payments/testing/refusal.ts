/** A refusal in the form of Stripe's error answers. */
export class Refusal extends Error {
  readonly status: number;
  readonly said: object;
  constructor(status: number, said: object) {
    super(JSON.stringify(said));
    this.status = status;
    this.said = said;
  }
}
