import { HttpResponse } from 'msw';
import { aComment, anError, aPost } from './factories';

export const feed = '/dashboard/discussions';

export const others = aPost({ authorId: 'user-2', comments: [aComment({ authorId: 'user-3' })] });

export const refused = (status: number) => HttpResponse.json(anError(status, 'no'), { status });
