import { useWords } from '../words.ts';

/** Link to where a product can also be bought. */
export function AmazonLink({ href }: { href: string }) {
  const words = useWords('shop');
  return (
    <a className="link" href={href} rel="nofollow noopener">
      {words('product.amazon')}
    </a>
  );
}
