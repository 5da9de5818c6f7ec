import { Outlet } from 'react-router';

export const handle = { hydrate: false };

export default function ContentLayout() {
  return <Outlet />;
}
