import type { Pool } from 'pg';

/** Somebody with an account at the provider, and what the provider says about the e-mail. */
export interface Person {
  subject: string;
  email: string | null;
  isVerified: boolean;
}

export async function savePerson(pool: Pool, { subject, email, isVerified }: Person, now: Date): Promise<void> {
  await pool.query(
    `insert into sandbox.person (subject, email, is_verified, signed_in_at) values ($1, $2, $3, $4)
     on conflict on constraint person_subject_pkey do update set email = $2, is_verified = $3, signed_in_at = $4`,
    [subject, email, isVerified, now],
  );
}

export async function findPerson(pool: Pool, subject: string): Promise<Person | undefined> {
  const { rows } = await pool.query<Person>('select subject, email, is_verified as "isVerified" from sandbox.person where subject = $1', [
    subject,
  ]);
  return rows[0];
}

/** The latest first. */
export async function listPeople(pool: Pool): Promise<Person[]> {
  const { rows } = await pool.query<Person>(
    'select subject, email, is_verified as "isVerified" from sandbox.person order by signed_in_at desc limit 100',
  );
  return rows;
}
