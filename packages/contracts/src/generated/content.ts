// Generated from proto/ by `make contracts`. Do not edit.
export interface paths {
    "/char/Allcharacters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Letters and numerals; the letters of the default alphabet unless one is named. */
        get: operations["listCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/char/Allexpressions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listExpressions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Classes that one teaches and those that one joined, newest first. */
        get: operations["listClasses"];
        put?: never;
        /** Teacher; for an open course of one's own or one of the installation's. 404 COURSE_NOT_FOUND, 409 CLASSES_FULL. */
        post: operations["createClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/{classId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its teacher and its learners; of learners only the teacher hears, and only of those who agreed. 404 CLASS_NOT_FOUND. */
        get: operations["getClass"];
        put?: never;
        post?: never;
        /** Its teacher. What its learners learnt stays theirs. */
        delete: operations["endClass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/{classId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Its teacher; the code before opens nothing from now on, and who joined stays. */
        post: operations["renewClassCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/{classId}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** A learner; whether the teacher may see from now on what they did. */
        put: operations["changeMembership"];
        post?: never;
        /** A learner; nothing of them stays with the class. */
        delete: operations["leaveClass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classes/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whoever has the code; again changes what the teacher may see. 404 CLASS_CODE_UNKNOWN, which the gateway counts, 409 CLASS_FULL or CLASSES_FULL, 403 DEMO_FIXED for the shared demo account. */
        post: operations["joinClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCourses"];
        put?: never;
        /** Admin; playlistUrl is http or https, or a path of this site. */
        post: operations["createCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One course with its lessons; one that leads elsewhere has none. 404 COURSE_NOT_FOUND. */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{courseId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the moderators what is wrong with an open course of a teacher's, as reportPost does of a post. 404 COURSE_NOT_FOUND of any other. */
        post: operations["reportCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{courseId}/takedown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reviewer or admin; a teacher's course is closed to everybody but its teacher, who sees the reason, and to moderators. 403 OWN_COURSE of one's own. */
        post: operations["takeCourseDown"];
        /** Reviewer or admin; it is as its teacher has it now, open or a draft. 404 COURSE_NOT_FOUND where it is not taken down. */
        delete: operations["restoreCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/takedowns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviewer or admin; courses of teachers that are taken down, the last one first. */
        get: operations["listTakedowns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For the gateway alone; what admins and reviewers did here, newest first. */
        get: operations["listOwnAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erases what a person made; may be repeated. */
        post: operations["createErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInternalExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For the gateway alone; what waits, and how much is kept. */
        get: operations["getHoldings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For the gateway alone; what became of clips, for their givers. May be repeated. */
        post: operations["tellOutcomes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInternalStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What others did about something of this person's, newest first; at most the newest 200 of the last 90 days. Of the shared demo account nothing. */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this person's browsers can be told while the app is closed, and how many are. */
        get: operations["getPush"];
        put?: never;
        /** This browser is told from now on, at most once an hour, in this language; may be repeated. Of more than 10 browsers the oldest is told no more. 400 PUSH_SERVICE_UNKNOWN, 404 PUSH_OFF where this site has none, 403 DEMO_FIXED. */
        post: operations["subscribePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** This browser is told no more; may be repeated. */
        post: operations["unsubscribePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Those up to that moment are read from now on; may be repeated. */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest first; posts about a sign or a video only when signId or aboutVideo is given. A page has at most 100,000 characters of posts and 75,000 of comments, whatever its limit, by cutting long contents; fewer posts than the limit are the end. */
        get: operations["listPosts"];
        put?: never;
        /** 429 WRITTEN_ENOUGH_TODAY or 409 WRITTEN_ENOUGH where the person has no room for more; 503 POST_NOT_KEPT where it may be sent again; 400 TWO_SUBJECTS where it names both a sign and a video that it is about. The video that it carries is refused with 404 VIDEO_NOT_FOUND, 403 NOT_YOURS, 409 VIDEO_NOT_READY where it has not arrived whole, 409 VIDEO_NOT_SHOWN where others may not watch it. */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post; a hidden one only to its author and to moderators. */
        get: operations["getPost"];
        /** Only its author. A hidden post stays hidden. 403 NOT_YOURS; 429 WRITTEN_ENOUGH_TODAY or 409 WRITTEN_ENOUGH where the person has no room for more. */
        put: operations["editPost"];
        post?: never;
        /** Its author, a reviewer or an admin. */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{postId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest first, each whole. Fewer than the limit are the end. */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{postId}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{postId}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reviewer or admin; the author sees the reason. */
        post: operations["hidePost"];
        delete: operations["unhidePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{postId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the moderators; one open report per person and target. 409 where a moderator has looked at an earlier one. */
        post: operations["reportPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The video that it carries is refused as a post's is. 404 COMMENT_NOT_FOUND where what it answers is gone; 409 DISCUSSION_FULL where the post holds no more comments; 429 WRITTEN_ENOUGH_TODAY or 409 WRITTEN_ENOUGH where the person has no room for more. */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Likes, or takes the like back. One per person or visitor cookie. 409 LIKES_FULL where the post holds no more, 409 VISITOR_LIKES_FULL where enough visitors of one net like it. */
        post: operations["likePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviewer or admin; newest first. */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/reports/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Reviewer or admin; what is reported stays, and every open report of it is closed. */
        delete: operations["dismissReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this person has learnt, by all their devices. Of the shared demo account nothing. */
        get: operations["getProgress"];
        put?: never;
        /** Merges what devices saw, in any order and as often as it is sent. All of a batch is kept or nothing; 400 INVALID_REQUEST names the event, 409 PROGRESS_FULL where there is no room for it, 403 DEMO_FIXED for the shared demo account. */
        post: operations["mergeProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sayings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviewer or admin; newest first. */
        get: operations["listSayings"];
        put?: never;
        /** Anybody with an account of their own. 400 SPAN_OUTSIDE or SAYING_UNCHANGED; 403 DEMO_FIXED; 409 SAYINGS_FULL with 20 open ones of one's own; 429 WRITTEN_ENOUGH_TODAY or 409 WRITTEN_ENOUGH; a clip as in a post. */
        post: operations["createSaying"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sayings/{sayingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Its author, whatever became of it; 403 NOT_YOURS. */
        delete: operations["deleteSaying"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sayings/{sayingId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reviewer or admin, of somebody else's open one; 403 OWN_SAYING, 409 SAYING_SETTLED. Its author is told. The rules change by a maintainer, who takes what is taken up out by an export. */
        put: operations["decideSaying"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sayings/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the person sent, newest first, whatever became of it. */
        get: operations["listOwnSayings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signs, posts and courses; tolerant of a typing slip. */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signs that a form shows, in the dictionary's order; after is the last _id. A handshape and a place together are found where one hand has that shape at that place. */
        get: operations["findSigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signs/{signId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signs/{signId}/around": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What stands beside a sign in the dictionary, what it means beside others, what looks like it, and a sentence with it. */
        get: operations["getSignAround"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signs/by-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signs of a list that somebody made, in its order; ids that no sign has are left out. */
        get: operations["listSignsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signs/forms/{formId}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviewer or admin; the newest 50 of one form, whatever became of them. */
        get: operations["listProposalsOfForm"];
        put?: never;
        /** Reviewer or admin. 400 NOTATION_BROKEN where the lexicon's schema refuses it, with the place; 400 NOTATION_UNCHANGED where it is the form as it stands; 409 PROPOSALS_FULL with 20 open ones of one's own; 429 WRITTEN_ENOUGH_TODAY or 409 WRITTEN_ENOUGH. */
        post: operations["createProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signs/forms/{formId}/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What signers said of how the avatar makes a form; `mine` to whoever is signed in and said something. */
        get: operations["getFormVerdicts"];
        /** Reviewer or admin; one verdict each, the newest counts. It changes the dictionary at once. */
        put: operations["judgeForm"];
        post?: never;
        /** One's own verdict; without one nothing changes. */
        delete: operations["takeBackFormVerdict"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signs/forms/disputed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Forms that signers do not agree on now; no avatar shows them. */
        get: operations["listDisputedForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signs/forms/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviewer or admin; newest first, those of every form. */
        get: operations["listProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signs/forms/proposals/{proposalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Its author, while it is open; 403 NOT_YOURS, 409 PROPOSAL_SETTLED. */
        delete: operations["withdrawProposal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signs/forms/proposals/{proposalId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reviewer or admin, of somebody else's open proposal; 403 OWN_PROPOSAL, 409 PROPOSAL_SETTLED. The lexicon changes by a maintainer, who takes accepted ones out by an export. */
        put: operations["decideProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Teacher; one's own courses, the one changed last first. */
        get: operations["listTaughtCourses"];
        put?: never;
        /** Teacher; a draft. 400 UNKNOWN_SIGN names the step, 400 LESSON_REPEATED the lesson whose number another one has, 409 COURSES_FULL where the person has no room for another one, 409 COURSE_COPY_TAKEN_DOWN where its lessons are those of one of theirs that is taken down, 413 COURSE_TOO_LARGE. */
        post: operations["createTaughtCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/courses/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own course as it is edited, with the signs that it names. */
        get: operations["getTaughtCourse"];
        /** Keeps a whole course; refused as a new one is. 409 COURSE_CHANGED where another tab or device saved since `version`, and nothing is changed; 409 COURSE_UNFINISHED names what a course that others see still lacks; 409 COURSE_IN_CLASS where it would be hidden from a class; 409 COURSE_TAKEN_DOWN where a draft that moderators took down would be opened. */
        put: operations["saveTaughtCourse"];
        post?: never;
        /** One's own. 409 COURSE_IN_CLASS while a class learns from it. */
        delete: operations["deleteTaughtCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/courses/{courseId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own course as one file, for importCourse here or elsewhere. */
        get: operations["exportCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/courses/{courseId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own course as learners will see it, whether or not it is open. To a moderator also another one's that is open, reported or taken down. */
        get: operations["previewTaughtCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/courses/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The JSON Schema of a course's file. */
        get: operations["getCourseFileSchema"];
        put?: never;
        /** Teacher; a file as exportCourse gives it becomes a draft. 400 COURSE_FILE_BROKEN names each place that is wrong, and nothing is kept; else refused as a new one is. */
        post: operations["importCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Words by gloss, A to Z; after is the last _id. */
        get: operations["listWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/words/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The groups that words are in, by name, each with the picture of one of its signs. */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The video that it is about; it stands under that video alone. */
        AboutVideo: string;
        /** @description What somebody with a role did. Of a person whose account is gone no name and no words stay. */
        AuditEntry: {
            _id: string;
            /** Format: date-time */
            at: string;
            /** @description Unless their account is gone. */
            by?: string;
            byId?: string;
            /** @description At the machine itself */
            byOperator?: boolean;
            /** @description Clips that were shown or hidden; reports that were closed. */
            count?: number;
            /** @description The role before; of a form its standing before, where it became another. */
            from?: string;
            kind: components["schemas"]["AuditKind"];
            /** @description Whom it concerns, where it concerns somebody who is still here. */
            person?: string;
            reason?: string;
            /** @description The account */
            targetId?: string;
            /** @description The same afterwards. */
            to?: string;
            /** @description Whether it still stands and there is something to undo. */
            undoable: boolean;
            undone?: components["schemas"]["AuditUndone"];
            /** @description A title, or the name of a set or form, unless it is gone. */
            what?: string;
        };
        /** @enum {string} */
        AuditKind: "role-change" | "account-block" | "reviewer-grant" | "reviewer-decline" | "message-answered" | "clip-hide" | "clip-keep" | "import-show" | "import-hide" | "consent-video" | "consent-video-removed" | "post-hide" | "post-delete" | "comment-delete" | "report-dismissed" | "form-right" | "form-wrong" | "proposal-accepted" | "proposal-declined" | "saying-taken-up" | "saying-not-taken-up" | "course-added" | "course-removed" | "course-taken-down";
        AuditList: {
            data: components["schemas"]["AuditEntry"][];
            /** @description Everybody whose acts are kept; on the first page only. */
            people: components["schemas"]["AuditPerson"][];
        };
        AuditPerson: {
            id: string;
            name: string;
        };
        AuditUndone: {
            /** Format: date-time */
            at: string;
            /** @description Unless their account is gone. */
            by?: string;
            byId?: string;
            reason?: string;
        };
        /**
         * @description Where a hand is: within 10 cm of that part of the body, at the other hand, or in the space before the body.
         * @enum {string}
         */
        BodyPlace: "forehead" | "eye" | "ear" | "nose" | "cheek" | "mouth" | "chin" | "neck" | "shoulder" | "chest" | "stomach" | "hand" | "space";
        BothLanguages: {
            en: string;
            hi: string;
        };
        /**
         * @description Its author was a moderator when it was written; absent otherwise.
         * @constant
         */
        ByModerator: true;
        /** @description The newest of a card counts. */
        CardEvent: {
            at: components["schemas"]["EventTime"];
            card: components["schemas"]["CardId"];
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "card";
            state: components["schemas"]["CardState"];
        };
        /** @description A sign or form of the lexicon; after a colon the way it is asked, where each has its own card. */
        CardId: string;
        CardProgress: {
            at: number;
            card: components["schemas"]["CardId"];
            state: components["schemas"]["CardState"];
        };
        /** @description A card of ts-fsrs. Moments are ISO text. */
        CardState: {
            difficulty: number;
            /** Format: date-time */
            due: string;
            elapsed_days: number;
            lapses: number;
            /** Format: date-time */
            last_review?: string;
            learning_steps: number;
            reps: number;
            scheduled_days: number;
            stability: number;
            /** @description New, learning, review, relearning. */
            state: number;
        };
        /** @description A video of its author's. Whether the reader may see it says media alone (GET /videos/some); it may be gone meanwhile. */
        CarriedVideo: string;
        Category: {
            /** @description Words in it. */
            count: number;
            /** @description As in the words; the interface has its name in both languages. */
            id: string;
            image: string;
            pictureKind: components["schemas"]["PictureKind"];
            /** @description Words of it that a form shows; the others are spelled. */
            withForm: number;
        };
        CategoryList: {
            data: components["schemas"]["Category"][];
        };
        Character: {
            _id: components["schemas"]["SignId"];
            /** @description The sign described in a sentence. */
            alt?: string;
            /** @description The same in Hindi. */
            altHi?: string;
            confidence?: components["schemas"]["Confidence"];
            id: components["schemas"]["SignId"];
            image: string;
            /** @enum {string} */
            kind: "letter" | "numeral";
            name: string;
            nameHi?: string;
            pictureKind: components["schemas"]["PictureKind"];
            status?: components["schemas"]["SignStatus"];
            video?: string;
        };
        CharacterList: {
            data: components["schemas"]["Character"][];
        };
        /** @description To its teacher with `taught`, to a learner with `mine`. */
        Class: {
            _id: components["schemas"]["ObjectId"];
            courseId: string;
            /** @description The course's; absent where it is gone. */
            lessons?: components["schemas"]["ClassLesson"][];
            mine?: components["schemas"]["Membership"];
            name: components["schemas"]["ClassName"];
            taught?: components["schemas"]["TaughtClass"];
            teacher: string;
            /** @description The course's; absent where it is gone. */
            titles?: components["schemas"]["BothLanguages"];
        };
        ClassCard: {
            _id: components["schemas"]["ObjectId"];
            courseId: string;
            learners: number;
            name: components["schemas"]["ClassName"];
            teacher: string;
        };
        /** @description Eight of the characters that nobody takes for another. */
        ClassCode: string;
        ClassLearner: {
            /** Format: date-time */
            joinedAt: string;
            /** @description Of the course; those that were begun. */
            lessons: components["schemas"]["LessonProgress"][];
            name: string;
        };
        ClassLesson: {
            _id: components["schemas"]["LessonId"];
            titles: components["schemas"]["BothLanguages"];
        };
        ClassList: {
            joined: components["schemas"]["ClassCard"][];
            taught: components["schemas"]["ClassCard"][];
        };
        ClassName: string;
        /** @description A video that media shows to everybody. Taken back there, it is not shown here either. */
        ClipId: string;
        /** @description What became of a clip, for its giver. Of one that is gone nothing else is known. */
        ClipOutcome: {
            _id: string;
            /** Format: date-time */
            at: string;
            /** @description What the person was asked to sign. */
            label?: string;
            /** @enum {string} */
            outcome: "accepted" | "not-accepted" | "open" | "gone";
            userId?: string;
        };
        ClipOutcomes: {
            data: components["schemas"]["ClipOutcome"][];
            reports?: components["schemas"]["ReportOutcome"][];
        };
        /** @description From when to when the sign lasts in its clip. */
        ClipSeconds: {
            from: number;
            to: number;
        };
        ClipStep: {
            caption?: components["schemas"]["SomeText"];
            clip: components["schemas"]["ClipId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "clip";
        };
        Comment: {
            _id: components["schemas"]["ObjectId"];
            /** @description Compare with the signed-in account's id. */
            authorId?: string;
            content: string;
            contentTruncated?: components["schemas"]["ContentTruncated"];
            /** Format: date-time */
            createdAt: string;
            moderator?: components["schemas"]["ByModerator"];
            replyTo?: components["schemas"]["ReplyTo"];
            username?: string;
            videoId?: components["schemas"]["CarriedVideo"];
        };
        /**
         * @description How sure the form is; medium may be wrong.
         * @enum {string}
         */
        Confidence: "high" | "medium";
        /**
         * @description content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole.
         * @constant
         */
        ContentTruncated: true;
        /** @description One process of a part. */
        CopyState: {
            /** @description Dependency to "ok" or to what is wrong. */
            checks: {
                [key: string]: string;
            };
            /** @description What it was built from, where whoever built or started it said so (ISL_COMMIT). */
            commit?: string;
            /** @description Tells the copies of a part apart; another one at each start. */
            copyId: string;
            /** @description Uploads that arrive now; of a worker the videos in work. */
            inHand?: number;
            /** @description As /ready says on the operations port. */
            model?: {
                [key: string]: string;
            };
            ready: boolean;
            /**
             * Format: date-time
             * @description When a worker last wrote this down.
             */
            seenAt?: string;
            sockets?: components["schemas"]["SocketsState"];
            /** @description What its disks still take before uploads are refused; negative: they are. */
            spareBytes?: number;
            /** Format: date-time */
            startedAt: string;
            /** @description Of its package. */
            version: string;
        };
        Course: {
            _id: string;
            description: string;
            /** @description Absent of a course that an admin added. */
            descriptions?: components["schemas"]["BothLanguages"];
            playlistUrl: string;
            thumbnail: string;
            title: string;
            /** @description Absent of a course that an admin added. */
            titles?: components["schemas"]["BothLanguages"];
        };
        CourseDetail: {
            _id: string;
            /** @description The same teacher, to compare with the signed-in account's id. */
            authorId?: string;
            /** @description The teacher who made it; absent of the installation's own. */
            by?: string;
            description: string;
            descriptions: components["schemas"]["BothLanguages"];
            lessons: components["schemas"]["Lesson"][];
            playlistUrl: string;
            /** @description Those of them that a form shows; the others are in leftOut of their lesson. */
            shown: number;
            /** @description That the course is about. */
            signs: number;
            takenDown?: components["schemas"]["CourseTakenDown"];
            thumbnail: string;
            title: string;
            titles: components["schemas"]["BothLanguages"];
        };
        /** @description As the schema of getCourseFileSchema says. Lessons have no numbers there. */
        CourseFile: {
            descriptions: components["schemas"]["SomeText"];
            /** @constant */
            format: "isl-course";
            lessons: {
                steps: components["schemas"]["CourseStep"][];
                titles: components["schemas"]["SomeTitle"];
            }[];
            titles: components["schemas"]["SomeTitle"];
            /** @constant */
            version: 1;
        };
        /** @description Whether whoever has its address can learn from it; it stands in no list. */
        CourseIsOpen: boolean;
        /** @description What a teacher put into a lesson. */
        CourseStep: components["schemas"]["SignStep"] | components["schemas"]["SentenceStep"] | components["schemas"]["ClipStep"] | components["schemas"]["TextStep"];
        /** @description By a moderator; what its teacher is told of it. Absent of a course that is not. */
        CourseTakenDown: {
            /** Format: date-time */
            at: string;
            reason: string;
        };
        DatabaseSize: {
            /** @description Of the documents as they are kept; without indexes. */
            bytes: number;
            documents: number;
            name: string;
        };
        /** @description A day on which something was learnt. One after the event's own day counts as that. */
        DayEvent: {
            at: components["schemas"]["EventTime"];
            day: components["schemas"]["LocalDay"];
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "day";
        };
        EditedCourse: {
            descriptions: components["schemas"]["SomeText"];
            isOpen: components["schemas"]["CourseIsOpen"];
            lessons: components["schemas"]["TaughtLesson"][];
            titles: components["schemas"]["SomeTitle"];
            /** @description That was changed. */
            version: number;
        };
        EditedPost: {
            content: string;
            title: string;
            /**
             * @description Takes out the video that it carries; left out where it stays.
             * @constant
             */
            withoutVideo?: true;
        };
        EndedPushSubscription: {
            endpoint: components["schemas"]["PushEndpoint"];
        };
        Erasure: {
            userId: string;
        };
        ErasureReply: {
            erased: {
                [key: string]: number;
            };
        };
        Error: {
            /** @description Stable, for programs: POST_NOT_FOUND. */
            code: string;
            /** @description For people. Nothing internal from 500 up. */
            message: string;
            /** @description Auth routes only; the same text as message. */
            msg?: string;
            /** @description What somebody of the site wrote to the person; ACCOUNT_BLOCKED only. */
            reason?: string;
            /** @description Also in the log; where traces are kept it is the trace's id. */
            requestId: string;
            statusCode: number;
        };
        /** @description Milliseconds by the device's clock. More than a day ahead of the server's counts as the moment it first arrived. */
        EventTime: number;
        Expression: {
            _id: components["schemas"]["SignId"];
            /** @description The sign described in a sentence. */
            alt?: string;
            /** @description The same in Hindi. */
            altHi?: string;
            confidence?: components["schemas"]["Confidence"];
            id: components["schemas"]["SignId"];
            image: string;
            name: string;
            nameHi?: string;
            pictureKind: components["schemas"]["PictureKind"];
            status?: components["schemas"]["SignStatus"];
            video?: string;
        };
        ExpressionList: {
            data: components["schemas"]["Expression"][];
        };
        /** @enum {string} */
        FormFault: "handshape" | "place" | "movement" | "face" | "another-sign" | "other";
        FormIdList: {
            data: components["schemas"]["SignId"][];
        };
        /** @enum {string} */
        FormVerdict: "right" | "wrong";
        FormVerdicts: {
            mine?: components["schemas"]["NewFormVerdict"];
            right: number;
            wrong: number;
        };
        FoundSign: {
            _id: components["schemas"]["SignId"];
            /** @description The sign described in a sentence. */
            alt?: string;
            /** @description The same in Hindi. */
            altHi?: string;
            category: string;
            confidence?: components["schemas"]["Confidence"];
            gloss: string;
            id: components["schemas"]["SignId"];
            image: string;
            /** @enum {string} */
            kind: "letter" | "numeral" | "word" | "expression";
            name: string;
            nameHi?: string;
            pictureKind: components["schemas"]["PictureKind"];
            status: components["schemas"]["SignStatus"];
            video?: string;
        };
        /** @description The signs of a sentence in their order; what is spelled has its letters with hyphens between. */
        Glosses: string[];
        /**
         * @description The lexicon's names of handshapes, without the relaxed hand.
         * @enum {string}
         */
        Handshape: "flat" | "flat-thumb" | "five" | "claw" | "bent" | "fist" | "thumb" | "index" | "hook" | "h" | "h-bent" | "v" | "v-bent" | "three" | "w" | "four" | "ring" | "pinch" | "bunch" | "y" | "little" | "little-hook" | "horns" | "l" | "c" | "c-index" | "o" | "o-index" | "three-thumb" | "middle" | "six" | "u";
        HandshapeCount: {
            /** @description Signs. */
            count: number;
            id: components["schemas"]["Handshape"];
        };
        HideReason: {
            reason: string;
        };
        /** @description What all copies of a part keep together. */
        Holdings: {
            database?: components["schemas"]["DatabaseSize"];
            objects: components["schemas"]["StoredKind"][];
            /** @description What waits */
            queues: {
                [key: string]: number;
            };
            /** @description Media only; those that wrote lately how they are. */
            workers?: components["schemas"]["CopyState"][];
        };
        InternalExport: {
            records: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        InternalStats: {
            counts: {
                [key: string]: number;
            };
        };
        Joining: {
            /** @description As it was typed; spaces and dashes and the case do not matter. */
            code: string;
            mayBeSeen: components["schemas"]["MayBeSeen"];
        };
        Lesson: {
            _id: components["schemas"]["LessonId"];
            /** @description What belongs to it and no form shows yet. */
            leftOut: components["schemas"]["LessonWord"][];
            /** @description About how long it takes. */
            minutes: number;
            /** @description Only those of which each gloss is shown. */
            sentences: components["schemas"]["LessonSentence"][];
            /** @description What the avatar shows, in the order of learning. */
            signs: components["schemas"]["LessonSign"][];
            /** @description What a teacher put in order; absent of the installation's own courses. */
            steps?: components["schemas"]["LessonStep"][];
            titles: components["schemas"]["BothLanguages"];
        };
        /** @description The furthest step counts; a lesson once done stays done. */
        LessonEvent: {
            at: components["schemas"]["EventTime"];
            done: boolean;
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "lesson";
            lesson: components["schemas"]["LessonId"];
            /** @description Steps that are behind. */
            step: number;
        };
        /** @description Stays the same when the course changes: family-1. */
        LessonId: string;
        LessonProgress: {
            /** @description When it was last at work. */
            at: number;
            /** @description When it was first done. */
            doneAt: number | null;
            lesson: components["schemas"]["LessonId"];
            step: number;
        };
        LessonSentence: {
            en: string;
            /** @description Absent of a plain statement. */
            face?: components["schemas"]["SentenceFace"];
            /** @description In the order of signing. */
            gloss: string[];
            hi: string;
            /** @description What the face does over which glosses, as the avatar's page takes it. */
            spans: components["schemas"]["SentenceSpan"][];
        };
        LessonSign: {
            _id: components["schemas"]["SignId"];
            /** @description The sign described in a sentence. */
            alt?: string;
            /** @description The same in Hindi. */
            altHi?: string;
            confidence?: components["schemas"]["Confidence"];
            gloss: string;
            image: string;
            /** @enum {string} */
            kind: "letter" | "numeral" | "word" | "expression";
            name: string;
            names: components["schemas"]["BothLanguages"];
            pictureKind: components["schemas"]["PictureKind"];
            video?: string;
        };
        LessonStep: {
            clip?: components["schemas"]["ClipId"];
            /** @enum {string} */
            kind: "sign" | "sentence" | "clip" | "text";
            /** @description Its place among the lesson's sentences. */
            sentence?: number;
            /** @description One of the lesson's signs. */
            sign?: components["schemas"]["SignId"];
            /** @description To read; of a clip what is said of it. */
            text?: components["schemas"]["BothLanguages"];
        };
        LessonWord: {
            _id: components["schemas"]["SignId"];
            name: string;
            names: components["schemas"]["BothLanguages"];
        };
        LikePost: {
            postId: components["schemas"]["ObjectId"];
        };
        /** @description The newest of a list counts, with all its signs. */
        ListEvent: {
            at: components["schemas"]["EventTime"];
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "list";
            list: components["schemas"]["ListId"];
            name: string;
            removed: boolean;
            signs: components["schemas"]["SignId"][];
        };
        /** Format: uuid */
        ListId: string;
        /**
         * Format: date
         * @description As the person's clock says.
         */
        LocalDay: string;
        LookAlike: {
            /**
             * @description What tells the two apart; nothing: they are made the same way.
             * @enum {string}
             */
            differs: "handshape" | "place" | "movement" | "palm" | "nothing";
            sign: components["schemas"]["FoundSign"];
        };
        /** @description What face and head say, from the sign `start` to before `end`. */
        MarkedSpan: {
            end: number;
            start: number;
            type: components["schemas"]["SentenceMark"];
        };
        MarkedSpans: components["schemas"]["MarkedSpan"][];
        /** @description Whether the teacher may see their name and what they did in the course. */
        MayBeSeen: boolean;
        Membership: {
            /** Format: date-time */
            joinedAt: string;
            mayBeSeen: components["schemas"]["MayBeSeen"];
        };
        MembershipChange: {
            mayBeSeen: components["schemas"]["MayBeSeen"];
        };
        NewClass: {
            courseId: string;
            name: components["schemas"]["ClassName"];
        };
        NewComment: {
            content: string;
            postId: components["schemas"]["ObjectId"];
            replyTo?: components["schemas"]["ReplyTo"];
            videoId?: components["schemas"]["CarriedVideo"];
        };
        NewCourse: {
            description: string;
            playlistUrl: string;
            thumbnail: string;
            title: string;
        };
        NewCourseReport: {
            reason: string;
        };
        NewFormVerdict: {
            /** @description Needed with `wrong`. */
            fault?: components["schemas"]["FormFault"];
            note?: string;
            /** @description Where the signer signs. */
            region: components["schemas"]["Region"];
            verdict: components["schemas"]["FormVerdict"];
        };
        NewPost: {
            aboutVideo?: components["schemas"]["AboutVideo"];
            content: string;
            signId?: components["schemas"]["SignId"];
            title: string;
            videoId?: components["schemas"]["CarriedVideo"];
        };
        NewProposal: {
            /** @description Ten characters at least without the blanks around it. */
            reason: string;
            segments: components["schemas"]["Segments"];
        };
        NewProposalDecision: {
            /** @enum {string} */
            decision: "accepted" | "declined";
            /** @description Why. */
            word: string;
        };
        NewPushSubscription: {
            endpoint: components["schemas"]["PushEndpoint"];
            keys: components["schemas"]["PushKeys"];
            /** @enum {string} */
            language: "en" | "hi";
        };
        NewReport: {
            commentId?: components["schemas"]["ObjectId"];
            reason: string;
        };
        /** @description How the person would sign a sentence instead. */
        NewSaying: {
            comment?: string;
            glosses: components["schemas"]["Glosses"];
            language: components["schemas"]["SentenceLanguage"];
            ours: components["schemas"]["OurSaying"];
            /** @description Where the person signs. */
            region?: components["schemas"]["Region"];
            sentence: string;
            spans?: components["schemas"]["MarkedSpans"];
            videoId?: components["schemas"]["CarriedVideo"];
        };
        NewSayingDecision: {
            /** @enum {string} */
            decision: "taken-up" | "not-taken-up";
            /** @description Why. */
            word: string;
        };
        NewTaughtCourse: {
            descriptions: components["schemas"]["SomeText"];
            lessons: components["schemas"]["TaughtLesson"][];
            titles: components["schemas"]["SomeTitle"];
        };
        /** @enum {string} */
        NonManualChannel: "brows" | "eyes" | "gaze" | "head" | "cheeks" | "mouth" | "body";
        Notification: {
            /** @description Of all likes of a post one and the same. */
            _id: string;
            /**
             * Format: date-time
             * @description Of the newest thing that it tells.
             */
            at: string;
            clip?: components["schemas"]["NotificationClip"];
            comment?: components["schemas"]["NotificationComment"];
            course?: components["schemas"]["NotificationCourse"];
            kind: components["schemas"]["NotificationKind"];
            /** @description Of kind likes: how many others like the post now. */
            likes?: number;
            post?: components["schemas"]["NotificationPost"];
            proposal?: components["schemas"]["NotificationProposal"];
            read: boolean;
            reported?: components["schemas"]["NotificationReported"];
            saying?: components["schemas"]["NotificationSaying"];
        };
        NotificationClip: {
            _id: string;
            /** @description What the person was asked to sign. */
            label: string;
        };
        /** @description Its first 200 characters. */
        NotificationComment: {
            _id: components["schemas"]["ObjectId"];
            content: string;
            contentTruncated?: components["schemas"]["ContentTruncated"];
            username?: string;
        };
        /** @description One of the person's own that a moderator took down or restored. Why stands in the course. */
        NotificationCourse: {
            _id: string;
            titles: components["schemas"]["BothLanguages"];
        };
        /** @enum {string} */
        NotificationKind: "comment" | "reply" | "likes" | "clip-accepted" | "clip-not-accepted" | "report-kept" | "report-hidden" | "report-removed" | "course-taken-down" | "course-restored" | "proposal-accepted" | "proposal-declined" | "saying-taken-up" | "saying-not-taken-up";
        NotificationPage: {
            data: components["schemas"]["Notification"][];
            /** @description Where the next page begins; unset on the last one. */
            next?: string;
            unread: number;
        };
        NotificationPost: {
            _id: components["schemas"]["ObjectId"];
            aboutVideo?: components["schemas"]["AboutVideo"];
            signId?: components["schemas"]["SignId"];
            title: string;
        };
        /** @description How the person would have a form be made, which another reviewer decided about. */
        NotificationProposal: {
            _id: components["schemas"]["ObjectId"];
            formId: components["schemas"]["SignId"];
            /** @description Of whoever decided. */
            word?: string;
        };
        /** @description What the person had reported. Who decided about it, and why, they are not told. */
        NotificationReported: {
            /** @description Of a course that stays. */
            courseId?: string;
            /** @description Of a clip that stays. */
            videoId?: string;
            /** @enum {string} */
            what: "post" | "comment" | "clip" | "course";
        };
        /** @description How the person would sign a sentence, which a reviewer decided about. */
        NotificationSaying: {
            _id: components["schemas"]["ObjectId"];
            sentence: string;
            /** @description Of whoever decided. */
            word?: string;
        };
        ObjectId: string;
        /** @description What the rules made of the sentence. */
        OurSaying: {
            glosses: components["schemas"]["Glosses"];
            /** @description Which version of the rules and the words did. */
            rules: string;
            spans: components["schemas"]["MarkedSpans"];
        };
        OwnList: {
            _id: components["schemas"]["ListId"];
            at: number;
            name: string;
            /** @description Then without name and signs, so that other devices learn of it. */
            removed: boolean;
            signs: components["schemas"]["SignId"][];
        };
        /**
         * @description drawn: the letter or word as text, where no form may be shown; avatar: rendered by sign-kit; person: a real signer.
         * @enum {string}
         */
        PictureKind: "drawn" | "avatar" | "person";
        PlaceCount: {
            /** @description Signs. */
            count: number;
            id: components["schemas"]["BodyPlace"];
        };
        Post: {
            _id: components["schemas"]["ObjectId"];
            aboutVideo?: components["schemas"]["AboutVideo"];
            authorId?: string;
            /** @description All of them, whether or not they are in comments. */
            commentCount: number;
            /** @description Oldest first. Of a single post all of them up to 50, else the newest 3, each cut at 1,000 characters; in a list the newest 3 at most, each cut at 500 characters or fewer. */
            comments: components["schemas"]["Comment"][];
            content: string;
            contentTruncated?: components["schemas"]["ContentTruncated"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its author last changed what it says; absent where it is as it was written.
             */
            editedAt?: string;
            hidden?: components["schemas"]["HideReason"];
            /** @description Whether this person or visitor likes it. */
            liked?: boolean;
            likes: number;
            moderator?: components["schemas"]["ByModerator"];
            signId?: components["schemas"]["SignId"];
            title: string;
            username?: string;
            videoId?: components["schemas"]["CarriedVideo"];
        };
        Progress: {
            /** @description At most 5 */
            cards: components["schemas"]["CardProgress"][];
            /** @description At most 2 */
            lessons: components["schemas"]["LessonProgress"][];
            /** @description At most 200, and those that were removed. */
            lists: components["schemas"]["OwnList"][];
            streak: components["schemas"]["Streak"];
        };
        ProgressEvent: components["schemas"]["CardEvent"] | components["schemas"]["LessonEvent"] | components["schemas"]["ListEvent"] | components["schemas"]["DayEvent"];
        ProgressEvents: {
            events: components["schemas"]["ProgressEvent"][];
        };
        /** @description How somebody would have a form be made. It says nothing of the form as it is. */
        Proposal: {
            _id: components["schemas"]["ObjectId"];
            by?: string;
            /** @description Compare with the signed-in account's id. */
            byId?: string;
            /** Format: date-time */
            createdAt: string;
            formId: components["schemas"]["SignId"];
            /** @description Whether the form still is what the proposal began with. */
            isCurrent: boolean;
            /** @description Empty of somebody whose account is gone. */
            reason: string;
            segments: components["schemas"]["Segments"];
            settled?: {
                /** Format: date-time */
                at: string;
                by?: string;
                /** @description Of whoever decided. */
                word?: string;
            };
            state: components["schemas"]["ProposalState"];
        };
        ProposalList: {
            data: components["schemas"]["Proposal"][];
        };
        /** @enum {string} */
        ProposalState: "open" | "withdrawn" | "accepted" | "declined";
        /** @description An address at one of the push services that the site knows; https only. */
        PushEndpoint: string;
        /** @description By which a message is closed to everybody but the browser (RFC 8291), base64url. */
        PushKeys: {
            auth: string;
            p256dh: string;
        };
        /** @enum {string} */
        PushKind: "comment" | "reply" | "likes" | "clip-accepted" | "clip-not-accepted" | "report-kept" | "report-hidden" | "report-removed" | "course-taken-down" | "course-restored" | "proposal-accepted" | "proposal-declined" | "saying-taken-up" | "saying-not-taken-up" | "several";
        /** @description What a browser is sent; nothing that anybody wrote. */
        PushMessage: {
            count: number;
            kind: components["schemas"]["PushKind"];
            /** @enum {string} */
            language: "en" | "hi";
        };
        PushState: {
            /** @description How many of the person's are told. */
            browsers: number;
            /** @description By which push services know this site, base64url; unset where it sends none. */
            publicKey?: string;
        };
        ReadNotifications: {
            /**
             * Format: date-time
             * @description The newest one's at as the page has it.
             */
            upTo: string;
        };
        /** @enum {string} */
        Region: "IN-AN" | "IN-AP" | "IN-AR" | "IN-AS" | "IN-BR" | "IN-CG" | "IN-CH" | "IN-DH" | "IN-DL" | "IN-GA" | "IN-GJ" | "IN-HP" | "IN-HR" | "IN-JH" | "IN-JK" | "IN-KA" | "IN-KL" | "IN-LA" | "IN-LD" | "IN-MH" | "IN-ML" | "IN-MN" | "IN-MP" | "IN-MZ" | "IN-NL" | "IN-OD" | "IN-PB" | "IN-PY" | "IN-RJ" | "IN-SK" | "IN-TN" | "IN-TR" | "IN-TS" | "IN-UK" | "IN-UP" | "IN-WB" | "other";
        /** @description The comment of this post that it answers; who answers an answer answers what that answered. It may be gone meanwhile. */
        ReplyTo: string;
        /** @description Of a post, of a comment on it, or of a course. */
        Report: {
            _id: components["schemas"]["ObjectId"];
            about?: components["schemas"]["ReportedText"];
            commentId?: components["schemas"]["ObjectId"];
            courseId?: string;
            /** Format: date-time */
            createdAt: string;
            postId?: components["schemas"]["ObjectId"];
            reason: string;
        };
        /** @description To moderators: the words that are reported. Absent once they are gone. */
        ReportedText: {
            aboutVideo?: components["schemas"]["AboutVideo"];
            /** @description Of the comment where one is reported, else of the post; of a course its description. */
            content: string;
            signId?: components["schemas"]["SignId"];
            /** @description Of the post or course. */
            title: string;
            username?: string;
            videoId?: components["schemas"]["CarriedVideo"];
        };
        ReportList: {
            data: components["schemas"]["Report"][];
        };
        /** @description What became of a clip that somebody reported, for who did. Open again after a decision that was undone. */
        ReportOutcome: {
            _id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            outcome: "kept" | "hidden" | "removed" | "open";
            userId: string;
            videoId: string;
        };
        SavedCourse: {
            /** Format: date-time */
            changedAt: string;
            isOpen: boolean;
            version: number;
        };
        Saying: {
            _id: components["schemas"]["ObjectId"];
            by?: string;
            /** @description Compare with the signed-in account's id. */
            byId?: string;
            /** @description Empty without one. */
            comment: string;
            /** Format: date-time */
            createdAt: string;
            glosses: components["schemas"]["Glosses"];
            language: components["schemas"]["SentenceLanguage"];
            ours: components["schemas"]["OurSaying"];
            region?: components["schemas"]["Region"];
            sentence: string;
            settled?: {
                /** Format: date-time */
                at: string;
                /** @description Of whoever decided. */
                word?: string;
            };
            spans: components["schemas"]["MarkedSpans"];
            state: components["schemas"]["SayingState"];
            videoId?: components["schemas"]["CarriedVideo"];
        };
        SayingList: {
            data: components["schemas"]["Saying"][];
        };
        /** @enum {string} */
        SayingState: "open" | "taken-up" | "not-taken-up";
        SearchHit: {
            /** @description Path in the app. */
            href: string;
            id: string;
            image?: string;
            /**
             * @description page: a screen of the app by its name in the menu, or a group of the dictionary's words.
             * @enum {string}
             */
            kind: "sign" | "page" | "post" | "course" | "video";
            /** @description Of a sign, whose title is its gloss: what it is called in English. */
            name?: string;
            /** @description Of a sign: what it is called in Hindi, where that is known. */
            nameHi?: string;
            /** @description Of a sign. */
            pictureKind?: components["schemas"]["PictureKind"];
            text?: string;
            title: string;
            /** @description Of a page. */
            titles?: components["schemas"]["BothLanguages"];
        };
        SearchResult: {
            data: components["schemas"]["SearchHit"][];
        };
        /** @description How a form is made, by packages/lexicon/schema/form.schema.json; 16 KiB at most. */
        Segments: {
            [key: string]: unknown;
        }[];
        Sense: {
            en: string;
            lemmas: string[];
            wordClass: string;
        };
        /** @enum {string} */
        SentenceFace: "wh" | "polar" | "negative" | "affirmative" | "imperative";
        /** @enum {string} */
        SentenceLanguage: "en" | "hi";
        /** @enum {string} */
        SentenceMark: "yes" | "no" | "wh" | "polar" | "condition" | "topic" | "negative" | "doubt" | "imperative" | "affirmative" | "statement";
        SentenceSpan: {
            channel: components["schemas"]["NonManualChannel"];
            /** @description Index after the last gloss. */
            end: number;
            /** @description Index of the first gloss. */
            start: number;
            /** @description A code of the channel's list. */
            value: string;
        };
        SentenceStep: {
            /** @description What the face makes of the whole sentence; absent of a plain statement. */
            face?: components["schemas"]["SentenceFace"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "sentence";
            meaning: components["schemas"]["SomeTitle"];
            /** @description In the order of signing. */
            signs: components["schemas"]["SignId"][];
        };
        Sign: {
            _id: components["schemas"]["SignId"];
            /** @description The sign described in a sentence. */
            alt?: string;
            /** @description The same in Hindi. */
            altHi?: string;
            category: string;
            confidence?: components["schemas"]["Confidence"];
            /** @description Its own first; of a letter then the other variant's. Empty: it is spelled. */
            forms: components["schemas"]["SignForm"][];
            gloss: string;
            id: components["schemas"]["SignId"];
            image: string;
            /** @enum {string} */
            kind: "letter" | "numeral" | "word" | "expression";
            name: string;
            nameHi?: string;
            pictureKind: components["schemas"]["PictureKind"];
            senses: components["schemas"]["Sense"][];
            status: components["schemas"]["SignStatus"];
            variants?: components["schemas"]["SignId"][];
            video?: string;
            /** @description Forms of it that were taken back; absent where there is none. */
            withdrawn?: components["schemas"]["WithdrawnForm"][];
        };
        SignAround: {
            /** @description Computed from how the avatar makes them. */
            lookAlikes: components["schemas"]["LookAlike"][];
            next?: components["schemas"]["FoundSign"];
            /** @description By meaning; no signer has reviewed it. */
            opposites: components["schemas"]["FoundSign"][];
            /** @description Before it in the dictionary's order; of a letter in its own alphabet. */
            previous?: components["schemas"]["FoundSign"];
            /** @description By meaning; no signer has reviewed it. */
            related: components["schemas"]["FoundSign"][];
            /** @description Of a course, all its signs shown; absent where there is none. */
            sentence?: components["schemas"]["LessonSentence"];
        };
        SignCards: {
            data: components["schemas"]["FoundSign"][];
        };
        /** @description One way to sign a concept. None of several is the right one. */
        SignForm: {
            /** @description The sign described in a sentence. */
            alt: string;
            /** @description The same in Hindi. */
            altHi?: string;
            confidence: components["schemas"]["Confidence"];
            id: components["schemas"]["SignId"];
            /** @description The avatar's picture; absent while the form is disputed. */
            image?: string;
            /**
             * @description gesture: most people in India read it, signers or not.
             * @enum {string}
             */
            origin: "isl" | "gesture";
            /** @description A place in India */
            region: string;
            reviewed?: components["schemas"]["SignReviews"];
            sources: components["schemas"]["SignSource"][];
            status: components["schemas"]["SignStatus"];
            /** @description Fields of the notation that are a guess. */
            uncertain: string[];
            /**
             * @description Of a letter.
             * @enum {string}
             */
            variant?: "v1" | "v2";
            /** @description The avatar's clip, a muted loop; absent while the form is disputed. */
            video?: string;
        };
        SignId: string;
        SignList: {
            data: components["schemas"]["FoundSign"][];
            /** @description What may be chosen beside the chosen place. */
            handshapes: components["schemas"]["HandshapeCount"][];
            /** @description What may be chosen beside the chosen handshape. */
            places: components["schemas"]["PlaceCount"][];
            /** @description On all pages. */
            total: number;
        };
        /** @description Who found the form right, where status is reviewed. */
        SignReviews: {
            /** @description Deaf signers. */
            count: number;
            /**
             * Format: date
             * @description Of the newest review.
             */
            date: string;
            /** @description Of the newest review. */
            region: string;
        };
        SignSource: {
            /** @description What the clip is called there in which it was seen. */
            clip?: string;
            name: string;
            /** @description Absent where the name is a name alone. */
            nameHi?: string;
            /** @description Where the person shown is from; unknown or absent unless the source says. */
            region?: string;
            seconds?: components["schemas"]["ClipSeconds"];
            /** @description What the source shows of the sign. */
            seen: string;
            /** @description The same in Hindi. */
            seenHi?: string;
            year?: number;
        };
        /**
         * @description Of the best form. none: no form is known yet, so it is spelled; withdrawn: every form was taken back.
         * @enum {string}
         */
        SignStatus: "none" | "draft" | "reviewed" | "disputed" | "withdrawn";
        SignStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "sign";
            sign: components["schemas"]["SignId"];
        };
        SocketsState: {
            /** @description Of those the ones that sent a frame lately. */
            active: number;
            /** @description Frames a second that all share, as measured at the start; left out where nothing is measured. */
            capacity?: number;
            /** @description Connected now. */
            clients: number;
            /** @description Most of one client. */
            framesPerSecond: number;
            mostClients: number;
        };
        /** @description In one language or both; while it is a draft in none. */
        SomeText: {
            en?: string;
            hi?: string;
        };
        /** @description In one language or both; while it is a draft in none. */
        SomeTitle: {
            en?: string;
            hi?: string;
        };
        StoredKind: {
            bytes: number;
            kind: string;
            objects: number;
        };
        Streak: {
            /** @description On which something was learnt, in order. */
            days: components["schemas"]["LocalDay"][];
        };
        /** @description A course as moderators find it. */
        Takedown: {
            /** @description The same teacher; they do not restore it themselves. */
            authorId: string;
            /** @description The teacher who made it. */
            by?: string;
            courseId: string;
            takenDown: components["schemas"]["CourseTakenDown"];
            titles: components["schemas"]["BothLanguages"];
        };
        Takedowns: {
            data: components["schemas"]["Takedown"][];
            /** @description Where the next page begins; unset on the last one. */
            next?: string;
        };
        TaughtClass: {
            code: components["schemas"]["ClassCode"];
            /** @description Those who agreed, by name. */
            learners: components["schemas"]["ClassLearner"][];
            /** @description How many did not agree. */
            unseen: number;
        };
        TaughtCourse: {
            _id: string;
            /** Format: date-time */
            changedAt: string;
            descriptions: components["schemas"]["SomeText"];
            isOpen: components["schemas"]["CourseIsOpen"];
            lessons: components["schemas"]["TaughtLesson"][];
            /** @description Those that its steps name, as far as the dictionary has them. */
            signs: components["schemas"]["FoundSign"][];
            takenDown?: components["schemas"]["CourseTakenDown"];
            titles: components["schemas"]["SomeTitle"];
            /** @description Counts the changes. */
            version: number;
        };
        TaughtCourseList: {
            data: components["schemas"]["TaughtCourseSummary"][];
        };
        TaughtCourseSummary: {
            _id: string;
            /** Format: date-time */
            changedAt: string;
            isOpen: components["schemas"]["CourseIsOpen"];
            lessons: number;
            takenDown?: components["schemas"]["CourseTakenDown"];
            titles: components["schemas"]["SomeTitle"];
        };
        TaughtLesson: {
            /** @description Drawn at random for a new lesson and never changed: with the course's id it is the lesson's, by which progress is kept. */
            number: number;
            steps: components["schemas"]["CourseStep"][];
            titles: components["schemas"]["SomeTitle"];
        };
        TextStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "text";
            text: components["schemas"]["SomeText"];
        };
        Told: {
            told: number;
        };
        UnreadNotifications: {
            unread: number;
        };
        /** @description A form that was taken back. Its id is kept and never used again. */
        WithdrawnForm: {
            /** Format: date */
            date: string;
            id: components["schemas"]["SignId"];
            reason?: string;
        };
        Word: {
            _id: components["schemas"]["SignId"];
            /** @description The sign described in a sentence. */
            alt?: string;
            /** @description The same in Hindi. */
            altHi?: string;
            category: string;
            confidence?: components["schemas"]["Confidence"];
            gloss: string;
            id: components["schemas"]["SignId"];
            image: string;
            name: string;
            nameHi?: string;
            pictureKind: components["schemas"]["PictureKind"];
            status: components["schemas"]["SignStatus"];
            video?: string;
        };
        WordList: {
            categories?: string[];
            data: components["schemas"]["Word"][];
        };
    };
    responses: {
        /** @description Refused or failed */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description The last _id of the page before. */
        After: string;
        /** @description Which way of spelling; the lexicon's default one without it. */
        Alphabet: "v1" | "v2";
        /** @description Only what is older: time and _id of the last entry of the page before. */
        AuditBefore: string;
        /** @description Only what this account did or undid. */
        AuditBy: string;
        AuditKind: components["schemas"]["AuditKind"];
        ClassId: components["schemas"]["ObjectId"];
        CourseId: string;
        FormId: components["schemas"]["SignId"];
        IdempotencyKey: string;
        Limit: number;
        PostId: components["schemas"]["ObjectId"];
        ProposalId: components["schemas"]["ObjectId"];
        SayingId: components["schemas"]["ObjectId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCharacters: {
        parameters: {
            query?: {
                /** @description Which way of spelling; the lexicon's default one without it. */
                alphabet?: components["parameters"]["Alphabet"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Characters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listExpressions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Non-manual expressions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpressionList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listClasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createClass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClass"];
            };
        };
        responses: {
            /** @description The class with its code */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                classId: components["parameters"]["ClassId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    endClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                classId: components["parameters"]["ClassId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    renewClassCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                classId: components["parameters"]["ClassId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The class with its new code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    changeMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                classId: components["parameters"]["ClassId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipChange"];
            };
        };
        responses: {
            /** @description The class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    leaveClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                classId: components["parameters"]["ClassId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    joinClass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description The class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCourse"];
            };
        };
        responses: {
            /** @description The course */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDetail"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    reportCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCourseReport"];
            };
        };
        responses: {
            /** @description The report */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    takeCourseDown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideReason"];
            };
        };
        responses: {
            /** @description How it is taken down */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseTakenDown"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    restoreCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    listTakedowns: {
        parameters: {
            query?: {
                /** @description What the page before called next. */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Takedowns"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listOwnAudit: {
        parameters: {
            query?: {
                /** @description Only what is older: time and _id of the last entry of the page before. */
                before?: components["parameters"]["AuditBefore"];
                /** @description Only what this account did or undid. */
                by?: components["parameters"]["AuditBy"];
                kind?: components["parameters"]["AuditKind"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Erasure"];
            };
        };
        responses: {
            /** @description What was erased */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getInternalExport: {
        parameters: {
            query: {
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is kept of this person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalExport"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getHoldings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holdings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    tellOutcomes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClipOutcomes"];
            };
        };
        responses: {
            /** @description How many are kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getInternalStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalStats"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description What the page before called next. */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushState"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    subscribePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPushSubscription"];
            };
        };
        responses: {
            /** @description How it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushState"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    unsubscribePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndedPushSubscription"];
            };
        };
        responses: {
            /** @description How it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushState"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotifications"];
            };
        };
        responses: {
            /** @description What is unread still */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                aboutVideo?: components["schemas"]["ObjectId"];
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                signId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Posts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPost"];
            };
        };
        responses: {
            /** @description The post */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    editPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditedPost"];
            };
        };
        responses: {
            /** @description The post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                limit?: number;
            };
            header?: never;
            path: {
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: components["schemas"]["ObjectId"];
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments that remain, as a post carries them: all up to 50, else the newest 3. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    hidePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideReason"];
            };
        };
        responses: {
            /** @description The post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    unhidePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    reportPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description The report */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description The post with its comment */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    likePost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LikePost"];
            };
        };
        responses: {
            /** @description The post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    dismissReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    getProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Progress */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    mergeProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressEvents"];
            };
        };
        responses: {
            /** @description The merged progress */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSayings: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                limit?: number;
                /** @description Open ones without it. */
                state?: components["schemas"]["SayingState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How people would sign sentences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SayingList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSaying: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSaying"];
            };
        };
        responses: {
            /** @description As it is kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saying"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSaying: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sayingId: components["parameters"]["SayingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    decideSaying: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sayingId: components["parameters"]["SayingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSayingDecision"];
            };
        };
        responses: {
            /** @description As it is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saying"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listOwnSayings: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Own ones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SayingList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    search: {
        parameters: {
            query: {
                limit?: number;
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    findSigns: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                /** @description Which way of spelling; the lexicon's default one without it. */
                alphabet?: components["parameters"]["Alphabet"];
                category?: string;
                handshape?: components["schemas"]["Handshape"];
                limit?: components["parameters"]["Limit"];
                place?: components["schemas"]["BodyPlace"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signId: components["schemas"]["SignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry with everything known of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sign"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSignAround: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signId: components["schemas"]["SignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its surroundings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignAround"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSignsById: {
        parameters: {
            query: {
                /** @description Up to 100, with commas between. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignCards"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listProposalsOfForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Proposals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposal"];
            };
        };
        responses: {
            /** @description The proposal */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getFormVerdicts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verdicts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormVerdicts"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    judgeForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFormVerdict"];
            };
        };
        responses: {
            /** @description Verdicts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormVerdicts"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    takeBackFormVerdict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verdicts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormVerdicts"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDisputedForms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormIdList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listProposals: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                limit?: number;
                /** @description Open ones without it. */
                state?: components["schemas"]["ProposalState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Proposals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    withdrawProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                proposalId: components["parameters"]["ProposalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    decideProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                proposalId: components["parameters"]["ProposalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposalDecision"];
            };
        };
        responses: {
            /** @description The proposal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTaughtCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One's own */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaughtCourseList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createTaughtCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTaughtCourse"];
            };
        };
        responses: {
            /** @description The course */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaughtCourse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTaughtCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaughtCourse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveTaughtCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditedCourse"];
            };
        };
        responses: {
            /** @description What it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCourse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteTaughtCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    exportCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseFile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    previewTaughtCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDetail"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCourseFileSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    importCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The course */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaughtCourse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listWords: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                category?: string;
                limit?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Words */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
