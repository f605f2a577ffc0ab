import { ErrorState } from './shared/ui/error-state.tsx';

/** A page that could not be drawn: say so, and offer the two ways on. */
export function RootError() {
  return (
    <main>
      <ErrorState title="页面暂时打不开" onRetry={() => window.location.reload()}>
        请刷新重试；如果仍然打不开，可以先回到<a href="/home">首页</a>。
      </ErrorState>
    </main>
  );
}
