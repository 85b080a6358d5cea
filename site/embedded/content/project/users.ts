import { mapOf, textOf } from '../files/value.ts';
import type { User } from './model.ts';
import type { Source } from './source.ts';

/** The users by id; their files are named by e-mail address (contract §10.8). Nothing but id, name and address leaves them. */
export function readUsers(source: Source): Map<string, User> {
  const users = [...source.inFolder('users')].map(([email, file]) => {
    const values = mapOf(file.content);
    return { id: textOf(values['id']) ?? email, name: textOf(values['name']) ?? email, email };
  });
  return new Map(users.map((user) => [user.id, user]));
}
