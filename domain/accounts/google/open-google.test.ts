import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { CLIENT_ID, googleServer } from '../testing/google-server.ts';
import { openGoogle } from './open-google.ts';

const { google, server, settings, token, consent } = await googleServer('https://shop.test');
const nonce = 'a nonce of this browser';
const ada = { aud: CLIENT_ID, sub: 'g-1', nonce, email: 'Ada@Gmail.com', email_verified: true, name: 'Ada' };
const refused = { ok: false, error: 'google_refused' };
const verify = (idToken: string) => google.verify(idToken, nonce, new Date());

describe('an ID token', () => {
  it('names somebody', async () => {
    expect(await verify(await token(ada))).toEqual({
      ok: true,
      identity: {
        ...{ subject: 'g-1', email: 'ada@gmail.com', name: 'Ada', authenticatedAt: undefined },
        ...{ isProved: true, isGooglesOwn: true },
      },
    });
  });

  it.each([
    ['nonce', { nonce: 'of another browser' }],
    ['nonce, as it has none', { nonce: undefined }],
    ['audience', { aud: 'another-program' }],
    ['audience, through another program', { azp: 'another-program' }],
    ['issuer', { iss: 'https://accounts.example' }],
    ['expiry', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['age', { iat: Math.floor(Date.now() / 1000) - 2 * 3600 }],
    ['subject', { sub: undefined }],
    ['address', { email: 'none' }],
  ])('is refused for its %s', async (_why, claims) => {
    expect(await verify(await token({ ...ada, ...claims }))).toEqual(refused);
  });

  it('is refused when nobody has signed it, or somebody with what everybody knows', async () => {
    const issuer = settings.endpoints.issuers[0] ?? '';
    const [jwk] = server.issuer.keys.toJSON();
    const unsigned = new UnsecuredJWT(ada).setIssuer(issuer).setIssuedAt().setExpirationTime('1h').encode();
    const shared = (secret: string) =>
      new SignJWT(ada)
        .setProtectedHeader({ alg: 'HS256', kid: jwk?.kid ?? '' })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret));
    const [header, , signature] = (await token(ada)).split('.');
    const other = Buffer.from(JSON.stringify({ ...ada, sub: 'g-2', iss: issuer })).toString('base64url');
    const forged = [
      unsigned,
      await shared(JSON.stringify(jwk)),
      await shared(settings.clientSecret),
      `${header}.${other}.${signature}`,
      'no token',
    ];
    for (const text of forged) expect(await verify(text)).toEqual(refused);
  });

  it.each([
    [{ email: 'ada@example.com' }, { isProved: true, isGooglesOwn: false }],
    [
      { email: 'ada@example.com', hd: 'example.com' },
      { isProved: true, isGooglesOwn: true },
    ],
    [{ email: 'ada@gmail.com.example.com' }, { isProved: true, isGooglesOwn: false }],
    [{ email_verified: false }, { isProved: false, isGooglesOwn: false }],
    [
      { email_verified: undefined, hd: 'example.com' },
      { isProved: false, isGooglesOwn: false },
    ],
    [{ auth_time: 1_700_000_000 }, { authenticatedAt: new Date(1_700_000_000_000) }],
  ])('with %j says %j', async (claims, identity) => {
    expect(await verify(await token({ ...ada, ...claims }))).toMatchObject({ ok: true, identity });
  });
});

describe('a code', () => {
  it('is worth a token with the verifier of its challenge alone', async () => {
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const asked = () => consent(google.authorizationUrl({ state: 's', nonce, challenge }));
    const code = (await asked()).searchParams.get('code') ?? '';
    expect(await google.redeem(code, verifier)).toMatchObject({ ok: true });
    expect(await google.redeem(code, verifier)).toEqual(refused);
    const other = (await asked()).searchParams.get('code') ?? '';
    expect(await google.redeem(other, `${verifier}x`)).toEqual(refused);
  });
});

describe('a provider that', () => {
  let answers: () => { status: number; body: string } | undefined = () => undefined;
  const broken = createServer((_req, res) => {
    const answer = answers();
    if (answer) res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  const listening = new Promise<string>((resolve) => {
    broken.listen(0, 'localhost', () =>
      resolve(`http://localhost:${(broken.address() as AddressInfo).port}`),
    );
  });
  afterAll(() => {
    broken.closeAllConnections();
    broken.close();
  });
  const unavailable = { ok: false, error: 'google_unavailable' };

  it.each([
    ['does not answer', () => undefined],
    ['is out of order', () => ({ status: 503, body: '{}' })],
    ['says something else', () => ({ status: 200, body: '<html>' })],
    [
      'says too much',
      () => ({ status: 200, body: JSON.stringify({ keys: [], id_token: 'x'.repeat(70_000) }) }),
    ],
  ])('%s is unavailable, and nobody waits for it', async (_what, answering) => {
    answers = answering;
    const url = await listening;
    const endpoints = { ...settings.endpoints, token: url, keys: url };
    const asking = openGoogle({ ...settings, endpoints, timeoutMs: 300 });
    expect(await asking.redeem('code', 'verifier')).toEqual(unavailable);
    expect(await asking.verify(await token(ada), nonce, new Date())).toEqual(unavailable);
  });
});
