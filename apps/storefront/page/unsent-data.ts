import type { StaticHandlerContext } from 'react-router';

/**
 * What a loader of a content page has read. React Router writes the data of every page down for the browser,
 * before it is known that a content page sends none: a large part of its work. It finds nothing in here.
 */
export class UnsentData {
  readonly #data: unknown;

  constructor(data: unknown) {
    this.#data = data;
  }

  /** Puts the data back in its place, for the screens. */
  static restore(context: StaticHandlerContext): void {
    for (const [id, data] of Object.entries(context.loaderData)) {
      if (data instanceof UnsentData) context.loaderData[id] = data.#data;
    }
  }
}
