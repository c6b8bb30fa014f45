import { Component, type ReactNode } from 'react';
import { Failed } from '#client/failed.tsx';

/**
 * Keeps a part that cannot be drawn, or whose file did not load, from taking the whole client with it: says so in its place. A file that has failed is
 * not asked for again, so the client begins anew; the slip is kept.
 */
export class Guard extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <Failed onRetry={() => window.location.reload()} /> : this.props.children;
  }
}
