/** What is gone in a minute needs neither a way back after a crash nor tidying. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // Every file of tests has a platform of its own, and some start whole processes beside them.
  max_connections: '200',
};

/**
 * The arguments that PostgreSQL starts with; on the command line, so that a new release changes them for old data too.
 * Not durable means that a crash of the machine may lose data: for test runs only.
 */
export function settings(socketFolder: string, durable: boolean): string[] {
  const values: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: durable ? '256MB' : '64MB',
    // For the random reads of many small rows; a plan is never worth compiling here.
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log may be read by operators: no statements, no values of rows in it.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable ? {} : throwAway),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
