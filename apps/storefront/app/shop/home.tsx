import { usePageState } from '../page-state.ts';

export const handle = { hydrate: false, pageType: 'home' };

export default function Screen() {
  const { path, locale, os } = usePageState();
  return <h1>{`home ${path} ${locale} ${os}`}</h1>;
}
