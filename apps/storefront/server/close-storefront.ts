interface Closes {
  close(): Promise<void>;
}

/** Ends what a storefront has open, in an order in which nothing is taken from who still needs it. */
export async function closeStorefront({
  readiness,
  jobs,
  endConnections,
  purges,
  services,
}: {
  readiness: { draining: boolean };
  /** Resolves when those under way are done. */
  jobs: { stop(): Promise<void> };
  /** Resolves when the last visitor is gone. */
  endConnections(): Promise<void>;
  purges: Closes;
  services: Closes;
}): Promise<void> {
  readiness.draining = true;
  // Jobs first: nothing they wait for hangs on a visitor.
  const idle = jobs.stop();
  await Promise.all([idle, endConnections()]);
  await Promise.all([purges.close(), services.close()]);
}
