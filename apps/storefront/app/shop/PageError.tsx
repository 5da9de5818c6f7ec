import { isRouteErrorResponse, useRouteError } from 'react-router';
import { usePageState } from '../page-state.ts';

export function PageError() {
  const error = useRouteError();
  const { path } = usePageState();
  if (isRouteErrorResponse(error) && error.status === 404) return <h1>Page Not Found: {path}</h1>;
  return <h1>Get Ready... Something Really Cool Is Coming Soon</h1>;
}
