import { Component, type ReactNode } from 'react';

type Props = {
  /** Draws again when this changes. */
  row: unknown;
  /** In place of a row that cannot be drawn. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Around one row of a DataTable: when it cannot be drawn, the others stay. DataTable draws it; nothing else should. */
export class RowBoundary extends Component<Props, { failed: unknown; row: unknown }> {
  override state: { failed: unknown; row: unknown } = { failed: null, row: this.props.row };

  static getDerivedStateFromError(error: unknown) {
    return { failed: error ?? true };
  }

  static getDerivedStateFromProps({ row }: Props, state: { row: unknown }) {
    return row === state.row ? null : { failed: null, row };
  }

  override render() {
    return this.state.failed === null ? this.props.children : this.props.fallback;
  }
}
