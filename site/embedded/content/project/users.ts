import { toMap, toText } from '../files/json-value.ts';
import type { User } from './model.ts';
import type { ProjectFiles } from './project-files.ts';

/** The users by id; their files are named by e-mail address (contract §10.8). Nothing but id, name and address leaves them. */
export function readUsers(source: ProjectFiles): Map<string, User> {
  const users = [...source.inFolder('users')].map(([email, file]) => {
    const values = toMap(file.content);
    return { id: toText(values['id']) ?? email, name: toText(values['name']) ?? email, email };
  });
  return new Map(users.map((user) => [user.id, user]));
}
