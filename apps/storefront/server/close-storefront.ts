interface Closes {
  close(): Promise<void>;
}

/** Closes everything a storefront has open, each part after those that need it. */
export async function closeStorefront({
  readiness,
  jobs,
  endConnections,
  purges,
  services,
}: {
  readiness: { draining: boolean };
  /** Resolves when the running jobs are done. */
  jobs: { stop(): Promise<void> };
  /** Resolves when the last visitor is gone. */
  endConnections(): Promise<void>;
  purges: Closes;
  services: Closes;
}): Promise<void> {
  readiness.draining = true;
  // Jobs first: none of them waits for a visitor.
  const idle = jobs.stop();
  await Promise.all([idle, endConnections()]);
  await Promise.all([purges.close(), services.close()]);
}
