import { command, query, row, text } from '#kernel/db/sql.ts';

const communication = row({ email: text, message: text });

export const insertCommunication = ({ id, email, message, createdAt }: { id: string; email: string; message: string; createdAt: Date }) =>
  command`insert into notification.communication (id, email, message, created_at) values (${id}, ${email}, ${message}, ${createdAt})`;

export const selectCommunication = (id: string) => query(communication)`
  select ${communication.columns()} from notification.communication where id = ${id}`;

export const deleteCommunicationsBefore = (time: Date) => command`delete from notification.communication where created_at < ${time}`;

export const deleteCommunicationsFrom = (email: string) =>
  command`delete from notification.communication where lower(email) = lower(${email})`;
