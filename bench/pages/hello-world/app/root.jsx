import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

/** All that React Router asks of a page; in the portal's language, so that the same fonts are opened. */
export function Layout({ children }) {
  return (
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="一页你好" />
        <link rel="icon" href="data:," />
        <title>你好</title>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
