import { usePageState } from '../page-state.ts';

export const handle = { hydrate: false, pageType: 'buy' };

export default function Screen() {
  const { path, locale, os } = usePageState();
  return <h1>{`buy ${path} ${locale} ${os}`}</h1>;
}
