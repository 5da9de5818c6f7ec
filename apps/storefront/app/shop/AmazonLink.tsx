import { useWords } from '../words.ts';

/** Where a product can be bought as well. */
export function AmazonLink({ href }: { href: string }) {
  const words = useWords('shop');
  return (
    <a className="link" href={href} rel="nofollow noopener">
      {words('product.amazon')}
    </a>
  );
}
