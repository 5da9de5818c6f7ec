import { usePageState } from '../page-state.ts';

export const handle = { pageType: 'card-info-pay' };

export default function Screen() {
  const { path, locale } = usePageState();
  return <h1>{`${path} ${locale}`}</h1>;
}
