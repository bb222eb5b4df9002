import { conversationOf } from '../support/github/conversation.ts';
import type { Scene } from './scene.ts';

/** The bug of the example is told once on its line, and once in the conversation. */
export function expectReviewed(scene: Scene, number: number): void {
  const { checks, histogram } = scene;
  const { threads, comments } = readConversation(scene, number);
  const place = `${histogram.path}:${histogram.line}`;
  const [thread] = threads;
  const isPlaced = threads.length === 1 && thread?.place === place;
  checks.expect(`one review comment, on ${place}`, isPlaced, threads);
  const namesInput = thread?.bodies[0]?.includes('`percent` = 100') === true;
  checks.expect('it says with which input the bug shows', namesInput, threads);
  const [summary] = comments;
  const isTold = comments.length === 1 && summary?.includes('1 bug introduced') === true;
  checks.expect('one summary in the conversation, of one introduced bug', isTold, comments);
}

export function expectNothingSaid(scene: Scene, number: number): void {
  const found = readConversation(scene, number);
  const isSilent = found.threads.length + found.comments.length === 0;
  scene.checks.expect('nothing is said in the conversation', isSilent, found);
}

/** What was told of the bug is closed, and nothing is added but the answer that says so. */
export function expectSettled(scene: Scene, number: number): void {
  const { threads, comments } = readConversation(scene, number);
  const [thread] = threads;
  // Resolving takes `contents: write`, which these workflows rightly do not ask for; hiding takes no more than commenting.
  const how = thread?.isResolved ? 'resolved' : thread?.isHidden ? 'hidden' : 'open';
  const isSettled = threads.length === 1 && thread?.bodies.length === 2 && how !== 'open';
  scene.checks.expect(`the review comment is answered and ${how}, and there is no other`, isSettled, threads);
  const isAnswered = thread?.bodies[1]?.includes('No longer found') === true;
  scene.checks.expect('the answer says that the bug is no longer found', isAnswered, threads);
  const isUpdated = comments.length === 1 && !comments[0]?.includes('1 bug introduced');
  scene.checks.expect('the one summary tells of no bug', isUpdated, comments);
}

function readConversation({ repository }: Scene, number: number) {
  const { entries } = conversationOf(repository, number);
  const threads = entries
    .flatMap((entry) => (entry.kind === 'review' ? entry.threads : []))
    .map(({ place, isResolved, comments }) => ({
      place,
      isResolved,
      isHidden: comments[0]?.minimized !== null,
      bodies: comments.map(({ body }) => body),
    }));
  const comments = entries.flatMap((entry) => (entry.kind === 'comment' ? [entry.body] : []));
  return { threads, comments };
}
