import { runPost } from './run-post.ts';

process.exitCode = await runPost(process.env);
