/**
 * Each Playwright worker has a shop of its own; the worker's number determines its ports, which differ from the defaults, so
 * that a running shop is not disturbed. `E2E_PORT` moves all of them.
 */
const first = Number(process.env.E2E_PORT ?? 3400) + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const ports = { storefront: first, backoffice: first + 1, collector: first + 2, google: first + 3 };
export const storefront = `http://localhost:${ports.storefront}`;
export const backoffice = `http://localhost:${ports.backoffice}`;
export const collector = `http://localhost:${ports.collector}`;
