import type { RegisterQuestion } from '@verdigale/partner-wire';
import type { Pool } from 'pg';
import { v7 as newId } from 'uuid';

export interface ListedPerson {
  id: string;
  email: string | null;
  personalIdNumber: string | null;
  lastName: string | null;
  birthdate: string | null;
  until: Date | null;
}

const columns = `id, email, personal_id_number as "personalIdNumber", last_name as "lastName", birthdate::text, until`;

export async function listPerson(pool: Pool, person: Omit<ListedPerson, 'id'>, now: Date): Promise<void> {
  const { email, personalIdNumber, lastName, birthdate, until } = person;
  await pool.query(
    `insert into sandbox.listed_person (id, email, personal_id_number, last_name, birthdate, until, listed_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(), email, personalIdNumber, lastName, birthdate, until, now],
  );
}

export async function takeOff(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from sandbox.listed_person where id::text = $1', [id]);
}

/** Newest first. */
export async function listedPeople(pool: Pool, now: Date): Promise<ListedPerson[]> {
  const { rows } = await pool.query<ListedPerson>(
    `select ${columns} from sandbox.listed_person where until is null or until > $1 order by listed_at desc, id desc limit 100`,
    [now],
  );
  return rows;
}

/** Of several entries that fit, the one that lasts longest: by document, by e-mail, or by last name and birth date. */
export async function findListed(
  pool: Pool,
  { email, personalIdNumber, lastName, birthdate }: RegisterQuestion,
  now: Date,
): Promise<ListedPerson | undefined> {
  const { rows } = await pool.query<ListedPerson>(
    `select ${columns} from sandbox.listed_person where (until is null or until > $5)
       and (lower(email) = lower($1) or personal_id_number = $2 or (lower(last_name) = lower($3) and birthdate = $4::date))
     order by until desc nulls first limit 1`,
    [email ?? null, personalIdNumber ?? null, lastName ?? null, birthdate ?? null, now],
  );
  return rows[0];
}
