export const handle = { pageType: 'sandbox-pay' };

export default function Screen() {
  return null;
}
