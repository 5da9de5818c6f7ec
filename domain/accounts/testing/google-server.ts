import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll } from 'vitest';
import { endpointsOf, GOOGLE_CALLBACK, openGoogle } from '../google/open-google.ts';

export const CLIENT_ID = 'spindle-test';

type Claims = Record<string, unknown>;

/**
 * An OpenID provider in Google's place, over real HTTP, with real signatures and PKCE, and the shop's client for it.
 * @param origin of the shop.
 */
export async function googleServer(origin: string) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, 'localhost');
  afterAll(() => server.stop());
  const issuer = server.issuer.url ?? '';
  let told: Claims = {};
  server.service.on('beforeTokenSigning', (token: { payload: Claims }) => {
    Object.assign(token.payload, told);
  });
  const settings = {
    clientId: CLIENT_ID,
    clientSecret: 'a secret of the client',
    redirectUri: origin + GOOGLE_CALLBACK,
    endpoints: endpointsOf(issuer),
  };
  return {
    server,
    settings,
    google: openGoogle(settings),
    /** Sets the claims of the tokens from now on. */
    say(claims: Claims) {
      told = claims;
    },
    /** Visits the provider's page, where the visitor consents. @returns the address it redirects to. */
    async consent(url: string): Promise<URL> {
      const answer = await fetch(url, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '');
    },
    /** A token of the provider with these claims, and its issuer and times. */
    token: (claims: Claims) =>
      server.issuer.buildToken({
        scopesOrTransform: (_header: unknown, payload: Claims) => void Object.assign(payload, claims),
      }),
  };
}

/** The answer that a visitor comes back with. */
export function answerIn({ searchParams }: URL): { code: string; state: string } {
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}
