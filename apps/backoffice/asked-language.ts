/** In which language the back office is read, as Payload finds it out: what staff have chosen, or what their browser asks for. */
export function askedLanguage(headers: Headers): string | undefined {
  const chosen = /(?:^|;\s*)payload-lng=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1];
  return chosen ?? headers.get('accept-language') ?? undefined;
}
