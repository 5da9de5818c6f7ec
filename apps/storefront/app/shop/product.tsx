import { usePageState } from '../page-state.ts';

export const handle = { hydrate: false, pageType: 'product' };

export default function Screen() {
  const { path, locale, os } = usePageState();
  return <h1>{`product ${path} ${locale} ${os}`}</h1>;
}
