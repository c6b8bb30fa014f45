import { Component, type ReactNode } from 'react';
import { Failed } from '#client/failed.tsx';

/**
 * Keeps a part that cannot be drawn from taking the whole client with it: says so in its place. It would fail again, so the client begins anew; the
 * slip is kept.
 */
export class Guard extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <Failed onRetry={() => window.location.reload()} /> : this.props.children;
  }
}
