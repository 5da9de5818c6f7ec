/**
 * The methods that a path has, for the answer to any other; none if there is no such path.
 * @param calls every call, as `METHOD /path/:parameter`
 */
export function methodsAt(calls: Iterable<string>, path: string): string[] {
  const parts = path.split('/');
  const methods = [...calls].flatMap((call) => {
    const [method = '', pattern = ''] = call.split(' ');
    const wanted = pattern.split('/');
    const fits =
      wanted.length === parts.length &&
      wanted.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''));
    return fits ? (method === 'GET' ? ['GET', 'HEAD'] : [method]) : [];
  });
  return [...new Set(methods)];
}
