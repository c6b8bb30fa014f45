import type { Session } from '@verdigale/contract';
import { Badge, type BadgeTone } from '@verdigale/ui/badge';
import { Table, type TableColumn } from '@verdigale/ui/table';
import { useEffect, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { currentSessionId } from '#app/session/index.ts';
import { CloseSession } from './close-session.tsx';
import { SessionDevice } from './session-device.tsx';
import { SessionPlace } from './session-place.tsx';

type SessionState = 'current' | 'active' | 'closed';

const toneOf: Readonly<Record<SessionState, BadgeTone>> = { current: 'gain', active: 'info', closed: 'neutral' };

export function SessionTable({ sessions, isBusy }: { sessions: readonly Session[]; isBusy: boolean }) {
  const text = useContent('profile');
  const dateOf = useDateFormat('row');
  const agentName = useAgentNames();
  const currentId = currentSessionId();
  const nameOf = ({ userAgent, deviceType }: Session) =>
    agentName(userAgent) ??
    (deviceType === 'desktop' ? text('profile.security.sessions.devices.desktop') : text('profile.security.sessions.devices.mobile'));
  const stateName = {
    current: text('profile.security.sessions.states.current'),
    active: text('profile.security.sessions.states.active'),
    closed: text('profile.security.sessions.states.closed'),
  };
  const columns: TableColumn<Session>[] = [
    {
      key: 'device',
      header: text('profile.security.sessions.columns.device'),
      isHeader: true,
      cell: (row) => <SessionDevice name={nameOf(row)} session={row} />,
    },
    { key: 'place', header: text('profile.security.sessions.columns.place'), cell: (row) => <SessionPlace session={row} /> },
    { key: 'createdAt', header: text('profile.security.sessions.columns.createdAt'), cell: (row) => dateOf(row.createdAt) },
    {
      key: 'state',
      header: text('profile.security.sessions.columns.state'),
      cell: (row) => {
        const state = sessionState(row, currentId);
        return <Badge tone={toneOf[state]}>{stateName[state]}</Badge>;
      },
    },
  ];
  // No empty column where nothing can be done.
  if (sessions.some((row) => sessionState(row, currentId) === 'active')) {
    columns.push({
      key: 'action',
      header: text('profile.security.sessions.columns.action'),
      isNumeric: true,
      cell: (row) => sessionState(row, currentId) === 'active' && <CloseSession device={nameOf(row)} session={row} />,
    });
  }
  return (
    <Table
      caption={text('profile.security.sessions.caption')}
      columns={columns}
      isBusy={isBusy}
      rowKey={({ sessionId }) => sessionId}
      rows={sessions}
    />
  );
}

/** Closed once it has an end, current for the browser that asks, else active and closable. (wire 3.3) */
function sessionState({ sessionId, closedAt }: Pick<Session, 'sessionId' | 'closedAt'>, currentId: string | null): SessionState {
  if (closedAt !== null) return 'closed';
  return sessionId === currentId ? 'current' : 'active';
}

type AgentName = (userAgent: string) => string | null;

/** Names user agents once the library that knows them is there; until then, and without it, it answers null. */
function useAgentNames(): AgentName {
  const [nameOf, setNameOf] = useState<AgentName>(() => () => null);
  useEffect(() => {
    import('./agent-names.ts').then(
      ({ agentName }) => setNameOf(() => agentName),
      // The list goes without names.
      () => undefined,
    );
  }, []);
  return nameOf;
}
