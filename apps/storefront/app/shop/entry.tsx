import { entryDetail } from '../middleware/entry-detail.ts';
import { handle as ofDocuments } from './document.tsx';

export { default, loader, meta } from './document.tsx';

export const handle = { ...ofDocuments, byDocument: true, query: [...ofDocuments.query, 'slug'] };
export const middleware = [entryDetail];
