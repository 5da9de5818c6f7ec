export const handle = { pageType: 'card-info-pay' };

export default function Screen() {
  return null;
}
