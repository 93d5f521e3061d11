// wire/account-routes.d.ts
/** Methods and paths of `accountCalls` that the shell makes itself. It makes them before it has loaded any schema. */
export declare const accountRoutes: {
    readonly register: {
        readonly method: "POST";
        readonly path: "/auth/register";
        readonly public: true;
    };
    readonly login: {
        readonly method: "POST";
        readonly path: "/auth/login";
        readonly public: true;
    };
    readonly refresh: {
        readonly method: "POST";
        readonly path: "/auth/refresh";
        readonly public: true;
        readonly repeatable: true;
    };
    readonly completeGoogle: {
        readonly method: "POST";
        readonly path: "/auth/google/session";
        readonly public: true;
        readonly repeatable: true;
    };
    readonly logout: {
        readonly method: "POST";
        readonly path: "/auth/logout";
        readonly public: true;
    };
    readonly profile: {
        readonly method: "GET";
        readonly path: "/user/profile";
    };
    readonly updateProfile: {
        readonly method: "PUT";
        readonly path: "/user/profile";
        readonly repeatable: true;
    };
    readonly changePassword: {
        readonly method: "PUT";
        readonly path: "/user/password";
    };
};

// wire/account.d.ts
import * as z from "zod/mini";
/** An account, as its owner sees it. */
export declare const User: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    email: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    preferredName: z.ZodMiniNullable<z.ZodMiniString<string>>;
    role: z.ZodMiniNullable<z.ZodMiniString<string>>;
    personalInfo: z.ZodMiniNullable<z.ZodMiniString<string>>;
    personality: z.ZodMiniArray<z.ZodMiniString<string>>;
    location: z.ZodMiniNullable<z.ZodMiniString<string>>;
    timezone: z.ZodMiniNullable<z.ZodMiniString<string>>;
    createdAt: z.ZodMiniISODateTime;
    hasPassword: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strip>;
export type User = z.infer<typeof User>;
/**
 * A new password: at least PASSWORD_MIN_CHARACTERS visible characters, at most PASSWORD_MAX_CHARACTERS in all.
 * The server also refuses the most common passwords.
 */
export declare const NewPassword: z.ZodMiniString<string>;
export declare const LoginRequest: z.ZodMiniObject<{
    email: z.ZodMiniString<string>;
    password: z.ZodMiniString<string>;
}, z.core.$strict>;
export type LoginRequest = z.infer<typeof LoginRequest>;
export declare const RegisterRequest: z.ZodMiniObject<{
    email: z.ZodMiniString<string>;
    password: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
}, z.core.$strict>;
export type RegisterRequest = z.infer<typeof RegisterRequest>;
/** Response of login, register and refresh. The refresh token itself is in an HttpOnly cookie. */
export declare const Session: z.ZodMiniObject<{
    token: z.ZodMiniString<string>;
    user: z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        email: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        preferredName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        role: z.ZodMiniNullable<z.ZodMiniString<string>>;
        personalInfo: z.ZodMiniNullable<z.ZodMiniString<string>>;
        personality: z.ZodMiniArray<z.ZodMiniString<string>>;
        location: z.ZodMiniNullable<z.ZodMiniString<string>>;
        timezone: z.ZodMiniNullable<z.ZodMiniString<string>>;
        createdAt: z.ZodMiniISODateTime;
        hasPassword: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>;
    expiresAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export type Session = z.infer<typeof Session>;
/** Only the changed fields. */
export declare const ProfileUpdate: z.ZodMiniObject<{
    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
    preferredName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    role: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    personalInfo: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    personality: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>>;
    location: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    timezone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strict>;
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;
export declare const PasswordChange: z.ZodMiniObject<{
    currentPassword: z.ZodMiniOptional<z.ZodMiniString<string>>;
    newPassword: z.ZodMiniString<string>;
}, z.core.$strict>;
export type PasswordChange = z.infer<typeof PasswordChange>;
export declare const DEVICE_KINDS: readonly ["desktop", "phone", "tablet", "other"];
/** One sign-in on one device that hasn't ended. */
export declare const ActiveSession: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    createdAt: z.ZodMiniISODateTime;
    lastSeenAt: z.ZodMiniISODateTime;
    current: z.ZodMiniBoolean<boolean>;
    device: z.ZodMiniObject<{
        browser: z.ZodMiniNullable<z.ZodMiniString<string>>;
        os: z.ZodMiniNullable<z.ZodMiniString<string>>;
        kind: z.ZodMiniEnum<{
            desktop: "desktop";
            other: "other";
            phone: "phone";
            tablet: "tablet";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type ActiveSession = z.infer<typeof ActiveSession>;
export declare const ActiveSessions: z.ZodMiniObject<{
    sessions: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        createdAt: z.ZodMiniISODateTime;
        lastSeenAt: z.ZodMiniISODateTime;
        current: z.ZodMiniBoolean<boolean>;
        device: z.ZodMiniObject<{
            browser: z.ZodMiniNullable<z.ZodMiniString<string>>;
            os: z.ZodMiniNullable<z.ZodMiniString<string>>;
            kind: z.ZodMiniEnum<{
                desktop: "desktop";
                other: "other";
                phone: "phone";
                tablet: "tablet";
            }>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ActiveSessions = z.infer<typeof ActiveSessions>;
export declare const EndSessionsQuery: z.ZodMiniObject<{
    others: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
        false: "false";
        true: "true";
    }>, z.ZodMiniTransform<boolean, "false" | "true">>>;
}, z.core.$strict>;
/** How many sessions were ended. */
export declare const SessionsEnded: z.ZodMiniObject<{
    status: z.ZodMiniLiteral<"success">;
    ended: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type SessionsEnded = z.infer<typeof SessionsEnded>;
export declare const accountCalls: {
    register: {
        readonly method: "POST";
        readonly path: "/auth/register";
        readonly public: true;
        readonly body: z.ZodMiniObject<{
            email: z.ZodMiniString<string>;
            password: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            token: z.ZodMiniString<string>;
            user: z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                email: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                preferredName: z.ZodMiniNullable<z.ZodMiniString<string>>;
                role: z.ZodMiniNullable<z.ZodMiniString<string>>;
                personalInfo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                personality: z.ZodMiniArray<z.ZodMiniString<string>>;
                location: z.ZodMiniNullable<z.ZodMiniString<string>>;
                timezone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                createdAt: z.ZodMiniISODateTime;
                hasPassword: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>;
            expiresAt: z.ZodMiniISODateTime;
        }, z.core.$strip>;
    };
    login: {
        readonly method: "POST";
        readonly path: "/auth/login";
        readonly public: true;
        readonly body: z.ZodMiniObject<{
            email: z.ZodMiniString<string>;
            password: z.ZodMiniString<string>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            token: z.ZodMiniString<string>;
            user: z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                email: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                preferredName: z.ZodMiniNullable<z.ZodMiniString<string>>;
                role: z.ZodMiniNullable<z.ZodMiniString<string>>;
                personalInfo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                personality: z.ZodMiniArray<z.ZodMiniString<string>>;
                location: z.ZodMiniNullable<z.ZodMiniString<string>>;
                timezone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                createdAt: z.ZodMiniISODateTime;
                hasPassword: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>;
            expiresAt: z.ZodMiniISODateTime;
        }, z.core.$strip>;
    };
    /** Gets a new token for the refresh cookie. The server answers a repeat within 30 s the same. */
    refresh: {
        readonly method: "POST";
        readonly path: "/auth/refresh";
        readonly public: true;
        readonly repeatable: true;
        readonly answer: z.ZodMiniObject<{
            token: z.ZodMiniString<string>;
            user: z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                email: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                preferredName: z.ZodMiniNullable<z.ZodMiniString<string>>;
                role: z.ZodMiniNullable<z.ZodMiniString<string>>;
                personalInfo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                personality: z.ZodMiniArray<z.ZodMiniString<string>>;
                location: z.ZodMiniNullable<z.ZodMiniString<string>>;
                timezone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                createdAt: z.ZodMiniISODateTime;
                hasPassword: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>;
            expiresAt: z.ZodMiniISODateTime;
        }, z.core.$strip>;
    };
    /** Gets the session of a sign-in with Google that this browser has just completed. The server answers a repeat within 30 s the same. */
    completeGoogle: {
        readonly method: "POST";
        readonly path: "/auth/google/session";
        readonly public: true;
        readonly repeatable: true;
        readonly answer: z.ZodMiniObject<{
            token: z.ZodMiniString<string>;
            user: z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                email: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                preferredName: z.ZodMiniNullable<z.ZodMiniString<string>>;
                role: z.ZodMiniNullable<z.ZodMiniString<string>>;
                personalInfo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                personality: z.ZodMiniArray<z.ZodMiniString<string>>;
                location: z.ZodMiniNullable<z.ZodMiniString<string>>;
                timezone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                createdAt: z.ZodMiniISODateTime;
                hasPassword: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>;
            expiresAt: z.ZodMiniISODateTime;
        }, z.core.$strip>;
    };
    /**
     * Ends the session of the bearer token; without a valid one, that of the refresh cookie, which `session` limits to that session. Clears
     * the cookie unless another session holds it by now. The body is ignored.
     */
    logout: {
        readonly method: "POST";
        readonly path: "/auth/logout";
        readonly public: true;
        readonly query: z.ZodMiniObject<{
            session: z.ZodMiniOptional<z.ZodMiniUUID>;
        }, z.core.$strict>;
        readonly body: z.ZodMiniUnknown;
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
    profile: {
        readonly method: "GET";
        readonly path: "/user/profile";
        readonly answer: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
            email: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
            preferredName: z.ZodMiniNullable<z.ZodMiniString<string>>;
            role: z.ZodMiniNullable<z.ZodMiniString<string>>;
            personalInfo: z.ZodMiniNullable<z.ZodMiniString<string>>;
            personality: z.ZodMiniArray<z.ZodMiniString<string>>;
            location: z.ZodMiniNullable<z.ZodMiniString<string>>;
            timezone: z.ZodMiniNullable<z.ZodMiniString<string>>;
            createdAt: z.ZodMiniISODateTime;
            hasPassword: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>;
    };
    updateProfile: {
        readonly method: "PUT";
        readonly path: "/user/profile";
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
            preferredName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            role: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            personalInfo: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            personality: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>>;
            location: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            timezone: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
            email: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
            preferredName: z.ZodMiniNullable<z.ZodMiniString<string>>;
            role: z.ZodMiniNullable<z.ZodMiniString<string>>;
            personalInfo: z.ZodMiniNullable<z.ZodMiniString<string>>;
            personality: z.ZodMiniArray<z.ZodMiniString<string>>;
            location: z.ZodMiniNullable<z.ZodMiniString<string>>;
            timezone: z.ZodMiniNullable<z.ZodMiniString<string>>;
            createdAt: z.ZodMiniISODateTime;
            hasPassword: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>;
    };
    /** Ends every other session. The answer replaces the current one. */
    changePassword: {
        readonly method: "PUT";
        readonly path: "/user/password";
        readonly body: z.ZodMiniObject<{
            currentPassword: z.ZodMiniOptional<z.ZodMiniString<string>>;
            newPassword: z.ZodMiniString<string>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            token: z.ZodMiniString<string>;
            user: z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                email: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                preferredName: z.ZodMiniNullable<z.ZodMiniString<string>>;
                role: z.ZodMiniNullable<z.ZodMiniString<string>>;
                personalInfo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                personality: z.ZodMiniArray<z.ZodMiniString<string>>;
                location: z.ZodMiniNullable<z.ZodMiniString<string>>;
                timezone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                createdAt: z.ZodMiniISODateTime;
                hasPassword: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>;
            expiresAt: z.ZodMiniISODateTime;
        }, z.core.$strip>;
    };
    /** The caller's sessions, the current one first, then by when they were last seen. */
    sessions: {
        readonly method: "GET";
        readonly path: "/auth/sessions";
        readonly answer: z.ZodMiniObject<{
            sessions: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                createdAt: z.ZodMiniISODateTime;
                lastSeenAt: z.ZodMiniISODateTime;
                current: z.ZodMiniBoolean<boolean>;
                device: z.ZodMiniObject<{
                    browser: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    os: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    kind: z.ZodMiniEnum<{
                        desktop: "desktop";
                        other: "other";
                        phone: "phone";
                        tablet: "tablet";
                    }>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    endSession: {
        readonly method: "DELETE";
        readonly path: "/auth/sessions/:id";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
            ended: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
    /** Ends all of the caller's sessions, including the current one unless `others` is true. */
    endSessions: {
        readonly method: "DELETE";
        readonly path: "/auth/sessions";
        readonly query: z.ZodMiniObject<{
            others: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
                false: "false";
                true: "true";
            }>, z.ZodMiniTransform<boolean, "false" | "true">>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
            ended: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
};

// wire/bounded-list.d.ts
import * as z from "zod/mini";
/**
 * A list of `min` to `max` items, checked one by one up to the first that's wrong, which is the only one that's reported: of a list of
 * a million, the flaws would take longer to collect than anybody waits.
 */
export declare function boundedList<Item extends z.ZodMiniType>(item: Item, max: number, min?: number): z.ZodMiniPipe<z.ZodMiniCustom<z.input<Item>[], z.input<Item>[]>, z.ZodMiniTransform<z.output<Item>[], z.input<Item>[]>>;

// wire/calendar.d.ts
import * as z from "zod/mini";
export declare const EVENT_COLORS: readonly ["blue", "teal", "green", "amber", "red", "violet", "grey"];
/** One event. An occurrence of a recurring event has `occurrenceStart`, which identifies it. */
export declare const CalendarEvent: z.ZodMiniObject<{
    title: z.ZodMiniString<string>;
    description: z.ZodMiniNullable<z.ZodMiniString<string>>;
    location: z.ZodMiniNullable<z.ZodMiniString<string>>;
    start: z.ZodMiniISODateTime;
    end: z.ZodMiniISODateTime;
    allDay: z.ZodMiniBoolean<boolean>;
    timezone: z.ZodMiniString<string>;
    recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
    color: z.ZodMiniEnum<{
        amber: "amber";
        blue: "blue";
        green: "green";
        grey: "grey";
        red: "red";
        teal: "teal";
        violet: "violet";
    }>;
    reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
    id: z.ZodMiniUUID;
    exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
    source: z.ZodMiniEnum<{
        assistant: "assistant";
        user: "user";
    }>;
    createdAt: z.ZodMiniISODateTime;
    updatedAt: z.ZodMiniISODateTime;
    version: z.ZodMiniNumber<number>;
    occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
}, z.core.$strip>;
export type CalendarEvent = z.infer<typeof CalendarEvent>;
/** A range of time, at most two years. `to` is exclusive. */
export declare const CalendarQuery: z.ZodMiniObject<{
    from: z.ZodMiniISODateTime;
    to: z.ZodMiniISODateTime;
}, z.core.$strict>;
export declare const CalendarEvents: z.ZodMiniObject<{
    events: z.ZodMiniArray<z.ZodMiniObject<{
        title: z.ZodMiniString<string>;
        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
        location: z.ZodMiniNullable<z.ZodMiniString<string>>;
        start: z.ZodMiniISODateTime;
        end: z.ZodMiniISODateTime;
        allDay: z.ZodMiniBoolean<boolean>;
        timezone: z.ZodMiniString<string>;
        recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
        color: z.ZodMiniEnum<{
            amber: "amber";
            blue: "blue";
            green: "green";
            grey: "grey";
            red: "red";
            teal: "teal";
            violet: "violet";
        }>;
        reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
        id: z.ZodMiniUUID;
        exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
        source: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        updatedAt: z.ZodMiniISODateTime;
        version: z.ZodMiniNumber<number>;
        occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CalendarEvents = z.infer<typeof CalendarEvents>;
export declare const CalendarSearchQuery: z.ZodMiniObject<{
    q: z.ZodMiniString<string>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
}, z.core.$strict>;
export declare const CalendarEventCreate: z.ZodMiniObject<{
    title: z.ZodMiniString<string>;
    start: z.ZodMiniISODateTime;
    end: z.ZodMiniISODateTime;
    timezone: z.ZodMiniString<string>;
    allDay: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    location: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    recurrence: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    color: z.ZodMiniOptional<z.ZodMiniEnum<{
        amber: "amber";
        blue: "blue";
        green: "green";
        grey: "grey";
        red: "red";
        teal: "teal";
        violet: "violet";
    }>>;
    reminders: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
}, z.core.$strict>;
export type CalendarEventCreate = z.infer<typeof CalendarEventCreate>;
/** The changed fields, and the version they're based on. */
export declare const CalendarEventUpdate: z.ZodMiniObject<{
    title: z.ZodMiniOptional<z.ZodMiniString<string>>;
    start: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    end: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    timezone: z.ZodMiniOptional<z.ZodMiniString<string>>;
    allDay: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>>;
    description: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>>;
    location: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>>;
    recurrence: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>>;
    color: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniEnum<{
        amber: "amber";
        blue: "blue";
        green: "green";
        grey: "grey";
        red: "red";
        teal: "teal";
        violet: "violet";
    }>>>;
    reminders: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>>;
    version: z.ZodMiniNumber<number>;
}, z.core.$strict>;
export type CalendarEventUpdate = z.infer<typeof CalendarEventUpdate>;
/** Which occurrences of a recurring event to edit or delete. `one` and `following` need `occurrence`, the occurrence's start. */
export declare const ScopeQuery: z.ZodMiniObject<{
    scope: z.ZodMiniOptional<z.ZodMiniEnum<{
        all: "all";
        following: "following";
        one: "one";
    }>>;
    occurrence: z.ZodMiniOptional<z.ZodMiniISODateTime>;
}, z.core.$strict>;
export declare const CalendarEventResponse: z.ZodMiniObject<{
    event: z.ZodMiniObject<{
        title: z.ZodMiniString<string>;
        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
        location: z.ZodMiniNullable<z.ZodMiniString<string>>;
        start: z.ZodMiniISODateTime;
        end: z.ZodMiniISODateTime;
        allDay: z.ZodMiniBoolean<boolean>;
        timezone: z.ZodMiniString<string>;
        recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
        color: z.ZodMiniEnum<{
            amber: "amber";
            blue: "blue";
            green: "green";
            grey: "grey";
            red: "red";
            teal: "teal";
            violet: "violet";
        }>;
        reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
        id: z.ZodMiniUUID;
        exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
        source: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        updatedAt: z.ZodMiniISODateTime;
        version: z.ZodMiniNumber<number>;
        occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    }, z.core.$strip>;
}, z.core.$strip>;
/** Body of the 409: the error, and the current event. */
export declare const CalendarConflict: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    code: z.ZodMiniLiteral<"event_conflict">;
    event: z.ZodMiniObject<{
        title: z.ZodMiniString<string>;
        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
        location: z.ZodMiniNullable<z.ZodMiniString<string>>;
        start: z.ZodMiniISODateTime;
        end: z.ZodMiniISODateTime;
        allDay: z.ZodMiniBoolean<boolean>;
        timezone: z.ZodMiniString<string>;
        recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
        color: z.ZodMiniEnum<{
            amber: "amber";
            blue: "blue";
            green: "green";
            grey: "grey";
            red: "red";
            teal: "teal";
            violet: "violet";
        }>;
        reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
        id: z.ZodMiniUUID;
        exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
        source: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        updatedAt: z.ZodMiniISODateTime;
        version: z.ZodMiniNumber<number>;
        occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const calendarCalls: {
    /** Events that overlap the range, recurrences expanded, sorted by start. */
    list: {
        readonly method: "GET";
        readonly path: "/calendar";
        readonly query: z.ZodMiniObject<{
            from: z.ZodMiniISODateTime;
            to: z.ZodMiniISODateTime;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            events: z.ZodMiniArray<z.ZodMiniObject<{
                title: z.ZodMiniString<string>;
                description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                location: z.ZodMiniNullable<z.ZodMiniString<string>>;
                start: z.ZodMiniISODateTime;
                end: z.ZodMiniISODateTime;
                allDay: z.ZodMiniBoolean<boolean>;
                timezone: z.ZodMiniString<string>;
                recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
                color: z.ZodMiniEnum<{
                    amber: "amber";
                    blue: "blue";
                    green: "green";
                    grey: "grey";
                    red: "red";
                    teal: "teal";
                    violet: "violet";
                }>;
                reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                id: z.ZodMiniUUID;
                exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
                source: z.ZodMiniEnum<{
                    assistant: "assistant";
                    user: "user";
                }>;
                createdAt: z.ZodMiniISODateTime;
                updatedAt: z.ZodMiniISODateTime;
                version: z.ZodMiniNumber<number>;
                occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    /**
     * The caller's events with every word of `q` in the title, description or location, ignoring case. Upcoming events come first, soonest
     * first, then past ones, latest first. A recurring event appears once: as its next occurrence, or its last if it's over.
     */
    search: {
        readonly method: "GET";
        readonly path: "/calendar/search";
        readonly query: z.ZodMiniObject<{
            q: z.ZodMiniString<string>;
            limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            events: z.ZodMiniArray<z.ZodMiniObject<{
                title: z.ZodMiniString<string>;
                description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                location: z.ZodMiniNullable<z.ZodMiniString<string>>;
                start: z.ZodMiniISODateTime;
                end: z.ZodMiniISODateTime;
                allDay: z.ZodMiniBoolean<boolean>;
                timezone: z.ZodMiniString<string>;
                recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
                color: z.ZodMiniEnum<{
                    amber: "amber";
                    blue: "blue";
                    green: "green";
                    grey: "grey";
                    red: "red";
                    teal: "teal";
                    violet: "violet";
                }>;
                reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                id: z.ZodMiniUUID;
                exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
                source: z.ZodMiniEnum<{
                    assistant: "assistant";
                    user: "user";
                }>;
                createdAt: z.ZodMiniISODateTime;
                updatedAt: z.ZodMiniISODateTime;
                version: z.ZodMiniNumber<number>;
                occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    /** For a recurring event, the series. */
    get: {
        readonly path: "/calendar/:id";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strict>;
        readonly method: "GET";
        readonly answer: z.ZodMiniObject<{
            event: z.ZodMiniObject<{
                title: z.ZodMiniString<string>;
                description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                location: z.ZodMiniNullable<z.ZodMiniString<string>>;
                start: z.ZodMiniISODateTime;
                end: z.ZodMiniISODateTime;
                allDay: z.ZodMiniBoolean<boolean>;
                timezone: z.ZodMiniString<string>;
                recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
                color: z.ZodMiniEnum<{
                    amber: "amber";
                    blue: "blue";
                    green: "green";
                    grey: "grey";
                    red: "red";
                    teal: "teal";
                    violet: "violet";
                }>;
                reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                id: z.ZodMiniUUID;
                exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
                source: z.ZodMiniEnum<{
                    assistant: "assistant";
                    user: "user";
                }>;
                createdAt: z.ZodMiniISODateTime;
                updatedAt: z.ZodMiniISODateTime;
                version: z.ZodMiniNumber<number>;
                occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    create: {
        readonly method: "POST";
        readonly path: "/calendar";
        readonly body: z.ZodMiniObject<{
            title: z.ZodMiniString<string>;
            start: z.ZodMiniISODateTime;
            end: z.ZodMiniISODateTime;
            timezone: z.ZodMiniString<string>;
            allDay: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            description: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            location: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            recurrence: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            color: z.ZodMiniOptional<z.ZodMiniEnum<{
                amber: "amber";
                blue: "blue";
                green: "green";
                grey: "grey";
                red: "red";
                teal: "teal";
                violet: "violet";
            }>>;
            reminders: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
        }, z.core.$strict>;
        readonly answer: {
            201: z.ZodMiniObject<{
                event: z.ZodMiniObject<{
                    title: z.ZodMiniString<string>;
                    description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    location: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    start: z.ZodMiniISODateTime;
                    end: z.ZodMiniISODateTime;
                    allDay: z.ZodMiniBoolean<boolean>;
                    timezone: z.ZodMiniString<string>;
                    recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    color: z.ZodMiniEnum<{
                        amber: "amber";
                        blue: "blue";
                        green: "green";
                        grey: "grey";
                        red: "red";
                        teal: "teal";
                        violet: "violet";
                    }>;
                    reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                    id: z.ZodMiniUUID;
                    exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
                    source: z.ZodMiniEnum<{
                        assistant: "assistant";
                        user: "user";
                    }>;
                    createdAt: z.ZodMiniISODateTime;
                    updatedAt: z.ZodMiniISODateTime;
                    version: z.ZodMiniNumber<number>;
                    occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
    };
    /** If the version is outdated: 409 `event_conflict` (`CalendarConflict`). */
    update: {
        readonly path: "/calendar/:id";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strict>;
        readonly method: "PUT";
        readonly query: z.ZodMiniObject<{
            scope: z.ZodMiniOptional<z.ZodMiniEnum<{
                all: "all";
                following: "following";
                one: "one";
            }>>;
            occurrence: z.ZodMiniOptional<z.ZodMiniISODateTime>;
        }, z.core.$strict>;
        readonly body: z.ZodMiniObject<{
            title: z.ZodMiniOptional<z.ZodMiniString<string>>;
            start: z.ZodMiniOptional<z.ZodMiniISODateTime>;
            end: z.ZodMiniOptional<z.ZodMiniISODateTime>;
            timezone: z.ZodMiniOptional<z.ZodMiniString<string>>;
            allDay: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>>;
            description: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>>;
            location: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>>;
            recurrence: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>>;
            color: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniEnum<{
                amber: "amber";
                blue: "blue";
                green: "green";
                grey: "grey";
                red: "red";
                teal: "teal";
                violet: "violet";
            }>>>;
            reminders: z.ZodMiniOptional<z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>>;
            version: z.ZodMiniNumber<number>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            event: z.ZodMiniObject<{
                title: z.ZodMiniString<string>;
                description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                location: z.ZodMiniNullable<z.ZodMiniString<string>>;
                start: z.ZodMiniISODateTime;
                end: z.ZodMiniISODateTime;
                allDay: z.ZodMiniBoolean<boolean>;
                timezone: z.ZodMiniString<string>;
                recurrence: z.ZodMiniNullable<z.ZodMiniString<string>>;
                color: z.ZodMiniEnum<{
                    amber: "amber";
                    blue: "blue";
                    green: "green";
                    grey: "grey";
                    red: "red";
                    teal: "teal";
                    violet: "violet";
                }>;
                reminders: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                id: z.ZodMiniUUID;
                exceptions: z.ZodMiniArray<z.ZodMiniISODateTime>;
                source: z.ZodMiniEnum<{
                    assistant: "assistant";
                    user: "user";
                }>;
                createdAt: z.ZodMiniISODateTime;
                updatedAt: z.ZodMiniISODateTime;
                version: z.ZodMiniNumber<number>;
                occurrenceStart: z.ZodMiniOptional<z.ZodMiniISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    remove: {
        readonly path: "/calendar/:id";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strict>;
        readonly method: "DELETE";
        readonly query: z.ZodMiniObject<{
            scope: z.ZodMiniOptional<z.ZodMiniEnum<{
                all: "all";
                following: "following";
                one: "one";
            }>>;
            occurrence: z.ZodMiniOptional<z.ZodMiniISODateTime>;
        }, z.core.$strict>;
    };
};

// wire/call.d.ts
import * as z from "zod/mini";
export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";
/**
 * One call of the API, as client and server both use it: the client makes it with `HttpClient.call`, the server registers its route from it,
 * and the API's description is generated from those routes.
 */
export interface Call {
    readonly method: HttpMethod;
    /** Relative to the API base, with `:name` for each parameter, e.g. `/calendar/:id`. */
    readonly path: `/${string}`;
    /** The parameters in the path. */
    readonly params?: z.ZodMiniType;
    /** The query as the server reads it. Clients give the values, which are sent as text. */
    readonly query?: z.ZodMiniType;
    /** The JSON body. */
    readonly body?: z.ZodMiniType;
    /** The JSON response: of status 200, or one for each status. Without it, the response is an empty 204. */
    readonly answer?: z.ZodMiniType | AnswersByStatus;
    /** Clients only need to know that the call worked, so they accept any successful response and don't read it. */
    readonly answerUnread?: true;
    /** Allows retrying a POST or PUT, because the server recognizes repeats. GET and DELETE can always be retried. */
    readonly repeatable?: true;
    /** Needs no signed-in user. */
    readonly public?: true;
}
type AnswersByStatus = Readonly<Record<number, z.ZodMiniType>>;
/** Defines a call. Keeps the types of its schemas, so that client and server know what's sent and answered. */
export declare const defineCall: <const Defined extends Call>(call: Defined) => Defined;
/** The response of a call that has nothing to tell: clients leave it unread. */
export declare const Done: z.ZodMiniObject<{
    status: z.ZodMiniLiteral<"success">;
}, z.core.$strip>;
/** What the server answers to a call. */
export type Answer<Of extends Call> = Of extends {
    readonly answer: infer Schemas;
} ? Schemas extends z.ZodMiniType ? z.output<Schemas> : Schemas extends AnswersByStatus ? z.output<Schemas[keyof Schemas]> : never : void;
/** What a client gets from a call. */
export type ReadAnswer<Of extends Call> = Of extends {
    readonly answerUnread: true;
} ? void : Answer<Of>;
/** What the server reads from one part of a request; undefined if the call doesn't have that part. */
export type Received<Of extends Call, Part extends "params" | "query" | "body"> = Of extends {
    readonly [Name in Part]: infer Schema extends z.ZodMiniType;
} ? z.output<Schema> : undefined;
/** What a client makes a call with. */
export type CallInput<Of extends Call> = CallOptions & (Of extends {
    readonly params: infer Schema extends z.ZodMiniType;
} ? Given<"params", z.input<Schema>> : unknown) & (Of extends {
    readonly query: infer Schema extends z.ZodMiniType;
} ? Given<"query", z.output<Schema>> : unknown) & (Of extends {
    readonly body: infer Schema extends z.ZodMiniType;
} ? Given<"body", z.input<Schema>> : unknown);
/** Can be left out if nothing in it is required. */
type Given<Part extends string, Value> = Partial<Value> extends Value | Record<string, undefined> ? {
    readonly [Name in Part]?: Value;
} : {
    readonly [Name in Part]: Value;
};
export interface CallOptions {
    readonly signal?: AbortSignal | undefined;
    /** Defaults to API_DEFAULTS.timeoutMs. */
    readonly timeoutMs?: number;
    /** Completes the call even if the page closes, for data known only at that moment. The body can be at most 64 KiB. */
    readonly keepalive?: boolean;
    /** Called with each piece of a successful response's text as it arrives, before the whole is read. */
    readonly onText?: ((piece: string) => void) | undefined;
}
export {};

// wire/character-references.d.ts
/** A text of Markdown with the characters that its references, such as `&amp;`, stand for. */
export declare const withoutReferences: (text: string) => string;

// wire/chat-entry.d.ts
export * from "./chat.ts";
export * from "./media.ts";
export * from "./message-act.ts";
export * from "./message.ts";
export * from "./offers.ts";
export * from "./plain-text.ts";
export * from "./preferences.ts";
export * from "./realtime.ts";
export type * from "./reply-step.ts";
export * from "./temporary.ts";
export { firstCharacters } from "./text.ts";
export type { User } from "./account.ts";

// wire/chat.d.ts
import * as z from "zod/mini";
/** The client's id for a message. Created once per message the user sends, and the same over the socket, HTTP and every retry. */
export declare const ClientMessageId: z.ZodMiniString<string>;
/** One entry in the conversation list. The list is newest first. */
export declare const ConversationListItem: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    title: z.ZodMiniString<string>;
    lastMessageAt: z.ZodMiniISODateTime;
    messageCount: z.ZodMiniNumber<number>;
    preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
    pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    folderId: z.ZodMiniOptional<z.ZodMiniUUID>;
}, z.core.$strip>;
export type ConversationListItem = z.infer<typeof ConversationListItem>;
export declare const ConversationListQuery: z.ZodMiniObject<{
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
    archived: z.ZodMiniOptional<z.ZodMiniEnum<{
        also: "also";
        only: "only";
    }>>;
    folder_id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniUUID, z.ZodMiniLiteral<"any">]>>;
    conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;
/** Characters of a folder's name. */
export declare const FOLDER_NAME_MAX_CHARACTERS = 60;
/** How many conversations one call changes at most. */
export declare const ORGANIZE_MAX_CONVERSATIONS = 100;
/** A person's folder of conversations. Names differ by more than case. */
export declare const ConversationFolder: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    name: z.ZodMiniString<string>;
}, z.core.$strip>;
export type ConversationFolder = z.infer<typeof ConversationFolder>;
/** The last page has no `nextCursor`. */
export declare const ConversationList: z.ZodMiniObject<{
    conversations: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        title: z.ZodMiniString<string>;
        lastMessageAt: z.ZodMiniISODateTime;
        messageCount: z.ZodMiniNumber<number>;
        preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
        pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        folderId: z.ZodMiniOptional<z.ZodMiniUUID>;
    }, z.core.$strip>>;
    nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    pinned: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        title: z.ZodMiniString<string>;
        lastMessageAt: z.ZodMiniISODateTime;
        messageCount: z.ZodMiniNumber<number>;
        preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
        pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        folderId: z.ZodMiniOptional<z.ZodMiniUUID>;
    }, z.core.$strip>>>;
    folders: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        name: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type ConversationList = z.infer<typeof ConversationList>;
/** Maximum characters (code points) in the instructions of one conversation. */
export declare const INSTRUCTIONS_MAX_CHARACTERS = 4000;
/** What the assistant uses in one conversation instead of the person's own settings. What's absent is as in those. */
export declare const ConversationSettings: z.ZodMiniObject<{
    model: z.ZodMiniOptional<z.ZodMiniString<string>>;
    temperature: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    instructions: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;
export type ConversationSettings = z.infer<typeof ConversationSettings>;
/**
 * The newest messages of the shown branch, in order from oldest to newest, and the running turn, if any. While a turn rewrites or
 * continues a reply, that reply isn't among the messages: the turn has its text.
 */
export declare const ConversationDetail: z.ZodMiniObject<{
    conversations: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        title: z.ZodMiniString<string>;
        lastMessageAt: z.ZodMiniISODateTime;
        messageCount: z.ZodMiniNumber<number>;
        preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
        pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        folderId: z.ZodMiniOptional<z.ZodMiniUUID>;
    }, z.core.$strip>>;
    messages: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        role: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"text">;
            text: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"image">;
            imageUrl: z.ZodMiniString<string>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"file">;
            fileUrl: z.ZodMiniString<string>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>], "type">>;
        status: z.ZodMiniEnum<{
            complete: "complete";
            failed: "failed";
            stopped: "stopped";
        }>;
        messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
        parentId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        versions: z.ZodMiniOptional<z.ZodMiniObject<{
            position: z.ZodMiniNumber<number>;
            count: z.ZodMiniNumber<number>;
            previous: z.ZodMiniOptional<z.ZodMiniString<string>>;
            next: z.ZodMiniOptional<z.ZodMiniString<string>>;
            newest: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        rating: z.ZodMiniOptional<z.ZodMiniEnum<{
            bad: "bad";
            good: "good";
        }>>;
        cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
            says: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
            seconds: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    turn: z.ZodMiniOptional<z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        conversationId: z.ZodMiniUUID;
        messageId: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            cancelled: "cancelled";
            done: "done";
            failed: "failed";
            queued: "queued";
            running: "running";
        }>;
        attempt: z.ZodMiniNumber<number>;
        seq: z.ZodMiniNumber<number>;
        partial: z.ZodMiniString<string>;
        error: z.ZodMiniOptional<z.ZodMiniString<string>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    settings: z.ZodMiniOptional<z.ZodMiniObject<{
        model: z.ZodMiniOptional<z.ZodMiniString<string>>;
        temperature: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        instructions: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
    olderCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ConversationDetail = z.infer<typeof ConversationDetail>;
/** How many older messages one call returns at most. */
export declare const OLDER_MAX_MESSAGES = 1000;
export declare const OlderMessagesQuery: z.ZodMiniObject<{
    conversation_id: z.ZodMiniUUID;
    before: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
}, z.core.$strict>;
export declare const OlderMessages: z.ZodMiniObject<{
    messages: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        role: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"text">;
            text: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"image">;
            imageUrl: z.ZodMiniString<string>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"file">;
            fileUrl: z.ZodMiniString<string>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>], "type">>;
        status: z.ZodMiniEnum<{
            complete: "complete";
            failed: "failed";
            stopped: "stopped";
        }>;
        messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
        parentId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        versions: z.ZodMiniOptional<z.ZodMiniObject<{
            position: z.ZodMiniNumber<number>;
            count: z.ZodMiniNumber<number>;
            previous: z.ZodMiniOptional<z.ZodMiniString<string>>;
            next: z.ZodMiniOptional<z.ZodMiniString<string>>;
            newest: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        rating: z.ZodMiniOptional<z.ZodMiniEnum<{
            bad: "bad";
            good: "good";
        }>>;
        cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
            says: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
            seconds: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    olderCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type OlderMessages = z.infer<typeof OlderMessages>;
export declare const TitleUpdate: z.ZodMiniObject<{
    title: z.ZodMiniString<string>;
}, z.core.$strict>;
export type TitleUpdate = z.infer<typeof TitleUpdate>;
export declare const ConversationIds: z.ZodMiniObject<{
    ids: z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>;
}, z.core.$strict>;
/** What's absent stays as it is. `folderId` null takes the conversations out of their folders. */
export declare const OrganizeRequest: z.ZodMiniObject<{
    ids: z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>;
    pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    folderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUUID>>;
}, z.core.$strict>;
export type OrganizeRequest = z.infer<typeof OrganizeRequest>;
export declare const FolderName: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
}, z.core.$strict>;
export declare const FolderResponse: z.ZodMiniObject<{
    folder: z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        name: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>;
/** Starts a new conversation when `conversation_id` is absent, `pending` or `temp-…`. */
export declare const SendRequest: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    message_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    conversation_id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniUUID, z.ZodMiniString<string>]>>;
    media_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>>;
    edits: z.ZodMiniOptional<z.ZodMiniUUID>;
    keeps: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>>;
    answers: z.ZodMiniOptional<z.ZodMiniUUID>;
    follows: z.ZodMiniOptional<z.ZodMiniString<string>>;
    aside: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    settings: z.ZodMiniOptional<z.ZodMiniObject<{
        model: z.ZodMiniOptional<z.ZodMiniString<string>>;
        temperature: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        instructions: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
    act: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniObject<{
        choice: z.ZodMiniEnum<{
            confirm: "confirm";
            decline: "decline";
            undo: "undo";
        }>;
        turn: z.ZodMiniUUID;
        item: z.ZodMiniOptional<z.ZodMiniInt>;
    }, z.core.$strip>, z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        suggests: z.ZodMiniLiteral<"week">;
    }, z.core.$strip>, z.ZodMiniObject<{
        suggests: z.ZodMiniLiteral<"event">;
        title: z.ZodMiniString<string>;
        days: z.ZodMiniInt;
        time: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        suggests: z.ZodMiniLiteral<"weather">;
        place: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        suggests: z.ZodMiniLiteral<"products">;
        q: z.ZodMiniString<string>;
    }, z.core.$strip>], "suggests">]>>;
    wait: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>;
export type SendRequest = z.infer<typeof SendRequest>;
/** Response 200 of POST /chat: the reply is finished. */
export declare const SendResponse: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    conversationId: z.ZodMiniUUID;
    user_media_urls: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    reply: z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        role: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"text">;
            text: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"image">;
            imageUrl: z.ZodMiniString<string>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"file">;
            fileUrl: z.ZodMiniString<string>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>], "type">>;
        status: z.ZodMiniEnum<{
            complete: "complete";
            failed: "failed";
            stopped: "stopped";
        }>;
        messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
        parentId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        versions: z.ZodMiniOptional<z.ZodMiniObject<{
            position: z.ZodMiniNumber<number>;
            count: z.ZodMiniNumber<number>;
            previous: z.ZodMiniOptional<z.ZodMiniString<string>>;
            next: z.ZodMiniOptional<z.ZodMiniString<string>>;
            newest: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        rating: z.ZodMiniOptional<z.ZodMiniEnum<{
            bad: "bad";
            good: "good";
        }>>;
        cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
            says: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
            seconds: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    turnId: z.ZodMiniString<string>;
}, z.core.$strip>;
export type SendResponse = z.infer<typeof SendResponse>;
/** Response 202 of POST /chat: the message is stored, the reply pending. Sending the same `message_id` again attaches to the same turn. */
export declare const SendAccepted: z.ZodMiniObject<{
    status: z.ZodMiniLiteral<"processing">;
    conversationId: z.ZodMiniUUID;
    turnId: z.ZodMiniString<string>;
    turn: z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        conversationId: z.ZodMiniUUID;
        messageId: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            cancelled: "cancelled";
            done: "done";
            failed: "failed";
            queued: "queued";
            running: "running";
        }>;
        attempt: z.ZodMiniNumber<number>;
        seq: z.ZodMiniNumber<number>;
        partial: z.ZodMiniString<string>;
        error: z.ZodMiniOptional<z.ZodMiniString<string>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type SendAccepted = z.infer<typeof SendAccepted>;
/**
 * Error response (400 and above) of POST /chat when the message is stored but has no complete reply. `code` is one of
 * REPLY_FAILURES, or `turn_stopped` if it was stopped before the first word. Sending the same `message_id` again returns the same
 * response; POST /chat/turns/{turnId}/retry asks for another reply.
 */
export declare const SendFailed: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    code: z.ZodMiniString<string>;
    requestId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    issues: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
    conversationId: z.ZodMiniUUID;
    turnId: z.ZodMiniString<string>;
    turn: z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        conversationId: z.ZodMiniUUID;
        messageId: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            cancelled: "cancelled";
            done: "done";
            failed: "failed";
            queued: "queued";
            running: "running";
        }>;
        attempt: z.ZodMiniNumber<number>;
        seq: z.ZodMiniNumber<number>;
        partial: z.ZodMiniString<string>;
        error: z.ZodMiniOptional<z.ZodMiniString<string>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    reply: z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        role: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"text">;
            text: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"image">;
            imageUrl: z.ZodMiniString<string>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"file">;
            fileUrl: z.ZodMiniString<string>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>], "type">>;
        status: z.ZodMiniEnum<{
            complete: "complete";
            failed: "failed";
            stopped: "stopped";
        }>;
        messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
        parentId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        versions: z.ZodMiniOptional<z.ZodMiniObject<{
            position: z.ZodMiniNumber<number>;
            count: z.ZodMiniNumber<number>;
            previous: z.ZodMiniOptional<z.ZodMiniString<string>>;
            next: z.ZodMiniOptional<z.ZodMiniString<string>>;
            newest: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        rating: z.ZodMiniOptional<z.ZodMiniEnum<{
            bad: "bad";
            good: "good";
        }>>;
        cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
            says: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
            seconds: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type SendFailed = z.infer<typeof SendFailed>;
export declare const TurnResponse: z.ZodMiniObject<{
    turn: z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        conversationId: z.ZodMiniUUID;
        messageId: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            cancelled: "cancelled";
            done: "done";
            failed: "failed";
            queued: "queued";
            running: "running";
        }>;
        attempt: z.ZodMiniNumber<number>;
        seq: z.ZodMiniNumber<number>;
        partial: z.ZodMiniString<string>;
        error: z.ZodMiniOptional<z.ZodMiniString<string>>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type TurnResponse = z.infer<typeof TurnResponse>;
/** `newest` is the newest reply that the caller knows. If there's a newer one, nothing is written. */
export declare const RegenerateRequest: z.ZodMiniObject<{
    newest: z.ZodMiniUUID;
}, z.core.$strict>;
/** `length` is that of the reply's text as the caller knows it, in UTF-16 units. If it has another length, nothing is written. */
export declare const ContinueRequest: z.ZodMiniObject<{
    reply: z.ZodMiniUUID;
    length: z.ZodMiniNumber<number>;
}, z.core.$strict>;
/** Null takes a rating back. */
export declare const RatingUpdate: z.ZodMiniObject<{
    rating: z.ZodMiniNullable<z.ZodMiniEnum<{
        bad: "bad";
        good: "good";
    }>>;
}, z.core.$strict>;
/** In Markdown. */
export declare const ReasoningText: z.ZodMiniObject<{
    text: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const MessageShown: z.ZodMiniObject<{
    conversationId: z.ZodMiniUUID;
}, z.core.$strip>;
export declare const MessageSearchQuery: z.ZodMiniObject<{
    q: z.ZodMiniString<string>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
}, z.core.$strict>;
export declare const MessageSearchHit: z.ZodMiniObject<{
    conversationId: z.ZodMiniUUID;
    title: z.ZodMiniString<string>;
    messageId: z.ZodMiniUUID;
    role: z.ZodMiniEnum<{
        assistant: "assistant";
        user: "user";
    }>;
    snippet: z.ZodMiniString<string>;
    createdAt: z.ZodMiniISODateTime;
    archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strip>;
export type MessageSearchHit = z.infer<typeof MessageSearchHit>;
/** The newest hits first. `complete` is false if time ran out before the oldest messages were searched. Absent means true. */
export declare const MessageSearchResult: z.ZodMiniObject<{
    hits: z.ZodMiniArray<z.ZodMiniObject<{
        conversationId: z.ZodMiniUUID;
        title: z.ZodMiniString<string>;
        messageId: z.ZodMiniUUID;
        role: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        snippet: z.ZodMiniString<string>;
        createdAt: z.ZodMiniISODateTime;
        archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>>;
    complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strip>;
export type MessageSearchResult = z.infer<typeof MessageSearchResult>;
/** How many of a conversation's messages one call finds at most. */
export declare const FIND_MAX_HITS = 1000;
export declare const FindQuery: z.ZodMiniObject<{
    conversation_id: z.ZodMiniUUID;
    q: z.ZodMiniString<string>;
}, z.core.$strict>;
/**
 * The ids of the messages found, in their order. `more` says that older ones are left out. `complete` is false if time ran out before the
 * oldest messages were searched. Absent means true.
 */
export declare const FoundMessages: z.ZodMiniObject<{
    messageIds: z.ZodMiniArray<z.ZodMiniUUID>;
    more: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strip>;
export type FoundMessages = z.infer<typeof FoundMessages>;
export declare const chatCalls: {
    /** What the server does for both `list` and `get`: the query decides. */
    history: {
        readonly method: "GET";
        readonly path: "/chat/history";
        readonly query: z.ZodMiniObject<{
            cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
            limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
            archived: z.ZodMiniOptional<z.ZodMiniEnum<{
                also: "also";
                only: "only";
            }>>;
            folder_id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniUUID, z.ZodMiniLiteral<"any">]>>;
            conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniUnion<readonly [z.ZodMiniObject<{
            conversations: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                title: z.ZodMiniString<string>;
                lastMessageAt: z.ZodMiniISODateTime;
                messageCount: z.ZodMiniNumber<number>;
                preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
                pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                folderId: z.ZodMiniOptional<z.ZodMiniUUID>;
            }, z.core.$strip>>;
            messages: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                role: z.ZodMiniEnum<{
                    assistant: "assistant";
                    user: "user";
                }>;
                createdAt: z.ZodMiniISODateTime;
                content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"text">;
                    text: z.ZodMiniString<string>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"image">;
                    imageUrl: z.ZodMiniString<string>;
                    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"file">;
                    fileUrl: z.ZodMiniString<string>;
                    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>], "type">>;
                status: z.ZodMiniEnum<{
                    complete: "complete";
                    failed: "failed";
                    stopped: "stopped";
                }>;
                messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
                replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
                parentId: z.ZodMiniOptional<z.ZodMiniString<string>>;
                versions: z.ZodMiniOptional<z.ZodMiniObject<{
                    position: z.ZodMiniNumber<number>;
                    count: z.ZodMiniNumber<number>;
                    previous: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    next: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    newest: z.ZodMiniString<string>;
                }, z.core.$strip>>;
                rating: z.ZodMiniOptional<z.ZodMiniEnum<{
                    bad: "bad";
                    good: "good";
                }>>;
                cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    kind: z.ZodMiniString<string>;
                    data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
                    says: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    kind: z.ZodMiniString<string>;
                    detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
                    seconds: z.ZodMiniNumber<number>;
                }, z.core.$strip>>;
                failure: z.ZodMiniOptional<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            turn: z.ZodMiniOptional<z.ZodMiniObject<{
                turnId: z.ZodMiniString<string>;
                conversationId: z.ZodMiniUUID;
                messageId: z.ZodMiniString<string>;
                state: z.ZodMiniEnum<{
                    cancelled: "cancelled";
                    done: "done";
                    failed: "failed";
                    queued: "queued";
                    running: "running";
                }>;
                attempt: z.ZodMiniNumber<number>;
                seq: z.ZodMiniNumber<number>;
                partial: z.ZodMiniString<string>;
                error: z.ZodMiniOptional<z.ZodMiniString<string>>;
                failure: z.ZodMiniOptional<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            settings: z.ZodMiniOptional<z.ZodMiniObject<{
                model: z.ZodMiniOptional<z.ZodMiniString<string>>;
                temperature: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                instructions: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strict>>;
            olderCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>, z.ZodMiniObject<{
            conversations: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                title: z.ZodMiniString<string>;
                lastMessageAt: z.ZodMiniISODateTime;
                messageCount: z.ZodMiniNumber<number>;
                preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
                pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                folderId: z.ZodMiniOptional<z.ZodMiniUUID>;
            }, z.core.$strip>>;
            nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
            pinned: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                title: z.ZodMiniString<string>;
                lastMessageAt: z.ZodMiniISODateTime;
                messageCount: z.ZodMiniNumber<number>;
                preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
                pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                folderId: z.ZodMiniOptional<z.ZodMiniUUID>;
            }, z.core.$strip>>>;
            folders: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                name: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
        }, z.core.$strip>]>;
    };
    /** The conversations, newest first, page by page. */
    list: {
        readonly method: "GET";
        readonly path: "/chat/history";
        readonly query: z.ZodMiniObject<{
            cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
            limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
            archived: z.ZodMiniOptional<z.ZodMiniEnum<{
                also: "also";
                only: "only";
            }>>;
            folder_id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniUUID, z.ZodMiniLiteral<"any">]>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            conversations: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                title: z.ZodMiniString<string>;
                lastMessageAt: z.ZodMiniISODateTime;
                messageCount: z.ZodMiniNumber<number>;
                preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
                pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                folderId: z.ZodMiniOptional<z.ZodMiniUUID>;
            }, z.core.$strip>>;
            nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
            pinned: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                title: z.ZodMiniString<string>;
                lastMessageAt: z.ZodMiniISODateTime;
                messageCount: z.ZodMiniNumber<number>;
                preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
                pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                folderId: z.ZodMiniOptional<z.ZodMiniUUID>;
            }, z.core.$strip>>>;
            folders: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                name: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    };
    get: {
        readonly method: "GET";
        readonly path: "/chat/history";
        readonly query: z.ZodMiniObject<{
            conversation_id: z.ZodMiniString<string>;
            limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            conversations: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                title: z.ZodMiniString<string>;
                lastMessageAt: z.ZodMiniISODateTime;
                messageCount: z.ZodMiniNumber<number>;
                preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
                pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                folderId: z.ZodMiniOptional<z.ZodMiniUUID>;
            }, z.core.$strip>>;
            messages: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                role: z.ZodMiniEnum<{
                    assistant: "assistant";
                    user: "user";
                }>;
                createdAt: z.ZodMiniISODateTime;
                content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"text">;
                    text: z.ZodMiniString<string>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"image">;
                    imageUrl: z.ZodMiniString<string>;
                    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"file">;
                    fileUrl: z.ZodMiniString<string>;
                    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>], "type">>;
                status: z.ZodMiniEnum<{
                    complete: "complete";
                    failed: "failed";
                    stopped: "stopped";
                }>;
                messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
                replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
                parentId: z.ZodMiniOptional<z.ZodMiniString<string>>;
                versions: z.ZodMiniOptional<z.ZodMiniObject<{
                    position: z.ZodMiniNumber<number>;
                    count: z.ZodMiniNumber<number>;
                    previous: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    next: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    newest: z.ZodMiniString<string>;
                }, z.core.$strip>>;
                rating: z.ZodMiniOptional<z.ZodMiniEnum<{
                    bad: "bad";
                    good: "good";
                }>>;
                cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    kind: z.ZodMiniString<string>;
                    data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
                    says: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    kind: z.ZodMiniString<string>;
                    detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
                    seconds: z.ZodMiniNumber<number>;
                }, z.core.$strip>>;
                failure: z.ZodMiniOptional<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            turn: z.ZodMiniOptional<z.ZodMiniObject<{
                turnId: z.ZodMiniString<string>;
                conversationId: z.ZodMiniUUID;
                messageId: z.ZodMiniString<string>;
                state: z.ZodMiniEnum<{
                    cancelled: "cancelled";
                    done: "done";
                    failed: "failed";
                    queued: "queued";
                    running: "running";
                }>;
                attempt: z.ZodMiniNumber<number>;
                seq: z.ZodMiniNumber<number>;
                partial: z.ZodMiniString<string>;
                error: z.ZodMiniOptional<z.ZodMiniString<string>>;
                failure: z.ZodMiniOptional<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            settings: z.ZodMiniOptional<z.ZodMiniObject<{
                model: z.ZodMiniOptional<z.ZodMiniString<string>>;
                temperature: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                instructions: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strict>>;
            olderCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    };
    rename: {
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly method: "PUT";
        readonly path: "/chat/history/:id/title";
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            title: z.ZodMiniString<string>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
    /** Sets what the assistant uses in the conversation, as a whole. Applies from the next reply. */
    configure: {
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly method: "PUT";
        readonly path: "/chat/history/:id/settings";
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            model: z.ZodMiniOptional<z.ZodMiniString<string>>;
            temperature: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            instructions: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
    /** Stops a running reply. For an hour, `restore` brings the conversation back. */
    remove: {
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly method: "DELETE";
        readonly path: "/chat/history/:id";
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
    /** `remove` for several. Those that don't exist are left out; if none does, it's a 404. */
    removeMany: {
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            ids: z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
        readonly method: "POST";
        readonly path: "/chat/history/delete";
    };
    /** Brings deleted conversations back. */
    restore: {
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            ids: z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
        readonly method: "POST";
        readonly path: "/chat/history/restore";
    };
    /** Pins, archives or files conversations. Those that don't exist are left out; if none does, it's a 404. */
    organize: {
        readonly repeatable: true;
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
        readonly method: "PUT";
        readonly path: "/chat/history/organize";
        readonly body: z.ZodMiniObject<{
            ids: z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>;
            pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            folderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUUID>>;
        }, z.core.$strict>;
    };
    createFolder: {
        readonly method: "POST";
        readonly path: "/chat/folders";
        readonly body: z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            folder: z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                name: z.ZodMiniString<string>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    renameFolder: {
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly method: "PUT";
        readonly path: "/chat/folders/:id";
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
    /** Its conversations stay, in no folder. */
    removeFolder: {
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly method: "DELETE";
        readonly path: "/chat/folders/:id";
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
    /** Older messages of one conversation, oldest first. */
    older: {
        readonly method: "GET";
        readonly path: "/chat/messages";
        readonly query: z.ZodMiniObject<{
            conversation_id: z.ZodMiniUUID;
            before: z.ZodMiniOptional<z.ZodMiniString<string>>;
            limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            messages: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                role: z.ZodMiniEnum<{
                    assistant: "assistant";
                    user: "user";
                }>;
                createdAt: z.ZodMiniISODateTime;
                content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"text">;
                    text: z.ZodMiniString<string>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"image">;
                    imageUrl: z.ZodMiniString<string>;
                    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"file">;
                    fileUrl: z.ZodMiniString<string>;
                    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>], "type">>;
                status: z.ZodMiniEnum<{
                    complete: "complete";
                    failed: "failed";
                    stopped: "stopped";
                }>;
                messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
                replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
                parentId: z.ZodMiniOptional<z.ZodMiniString<string>>;
                versions: z.ZodMiniOptional<z.ZodMiniObject<{
                    position: z.ZodMiniNumber<number>;
                    count: z.ZodMiniNumber<number>;
                    previous: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    next: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    newest: z.ZodMiniString<string>;
                }, z.core.$strip>>;
                rating: z.ZodMiniOptional<z.ZodMiniEnum<{
                    bad: "bad";
                    good: "good";
                }>>;
                cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    kind: z.ZodMiniString<string>;
                    data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
                    says: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    kind: z.ZodMiniString<string>;
                    detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
                    seconds: z.ZodMiniNumber<number>;
                }, z.core.$strip>>;
                failure: z.ZodMiniOptional<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            olderCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    };
    /** Which messages of a conversation's shown branch contain `q`, ignoring case, accents and the marks of Markdown. */
    find: {
        readonly method: "GET";
        readonly path: "/chat/messages/find";
        readonly query: z.ZodMiniObject<{
            conversation_id: z.ZodMiniUUID;
            q: z.ZodMiniString<string>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            messageIds: z.ZodMiniArray<z.ZodMiniUUID>;
            more: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>;
    };
    /** If the message is stored but has no complete reply, the error is a `SendFailed`. */
    send: {
        readonly method: "POST";
        readonly path: "/chat";
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            message: z.ZodMiniString<string>;
            message_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
            conversation_id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniUUID, z.ZodMiniString<string>]>>;
            media_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>>;
            edits: z.ZodMiniOptional<z.ZodMiniUUID>;
            keeps: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>>;
            answers: z.ZodMiniOptional<z.ZodMiniUUID>;
            follows: z.ZodMiniOptional<z.ZodMiniString<string>>;
            aside: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            settings: z.ZodMiniOptional<z.ZodMiniObject<{
                model: z.ZodMiniOptional<z.ZodMiniString<string>>;
                temperature: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                instructions: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strict>>;
            act: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniObject<{
                choice: z.ZodMiniEnum<{
                    confirm: "confirm";
                    decline: "decline";
                    undo: "undo";
                }>;
                turn: z.ZodMiniUUID;
                item: z.ZodMiniOptional<z.ZodMiniInt>;
            }, z.core.$strip>, z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                suggests: z.ZodMiniLiteral<"week">;
            }, z.core.$strip>, z.ZodMiniObject<{
                suggests: z.ZodMiniLiteral<"event">;
                title: z.ZodMiniString<string>;
                days: z.ZodMiniInt;
                time: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniObject<{
                suggests: z.ZodMiniLiteral<"weather">;
                place: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniObject<{
                suggests: z.ZodMiniLiteral<"products">;
                q: z.ZodMiniString<string>;
            }, z.core.$strip>], "suggests">]>>;
            wait: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strict>;
        readonly answer: {
            200: z.ZodMiniObject<{
                message: z.ZodMiniString<string>;
                conversationId: z.ZodMiniUUID;
                user_media_urls: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                reply: z.ZodMiniObject<{
                    id: z.ZodMiniUUID;
                    role: z.ZodMiniEnum<{
                        assistant: "assistant";
                        user: "user";
                    }>;
                    createdAt: z.ZodMiniISODateTime;
                    content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"text">;
                        text: z.ZodMiniString<string>;
                    }, z.core.$strip>, z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"image">;
                        imageUrl: z.ZodMiniString<string>;
                        name: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    }, z.core.$strip>, z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"file">;
                        fileUrl: z.ZodMiniString<string>;
                        name: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    }, z.core.$strip>], "type">>;
                    status: z.ZodMiniEnum<{
                        complete: "complete";
                        failed: "failed";
                        stopped: "stopped";
                    }>;
                    messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    parentId: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    versions: z.ZodMiniOptional<z.ZodMiniObject<{
                        position: z.ZodMiniNumber<number>;
                        count: z.ZodMiniNumber<number>;
                        previous: z.ZodMiniOptional<z.ZodMiniString<string>>;
                        next: z.ZodMiniOptional<z.ZodMiniString<string>>;
                        newest: z.ZodMiniString<string>;
                    }, z.core.$strip>>;
                    rating: z.ZodMiniOptional<z.ZodMiniEnum<{
                        bad: "bad";
                        good: "good";
                    }>>;
                    cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                        kind: z.ZodMiniString<string>;
                        data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
                        says: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    }, z.core.$strip>>>;
                    steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                        kind: z.ZodMiniString<string>;
                        detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    }, z.core.$strip>>>;
                    reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
                        seconds: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                    failure: z.ZodMiniOptional<z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                turnId: z.ZodMiniString<string>;
            }, z.core.$strip>;
            202: z.ZodMiniObject<{
                status: z.ZodMiniLiteral<"processing">;
                conversationId: z.ZodMiniUUID;
                turnId: z.ZodMiniString<string>;
                turn: z.ZodMiniObject<{
                    turnId: z.ZodMiniString<string>;
                    conversationId: z.ZodMiniUUID;
                    messageId: z.ZodMiniString<string>;
                    state: z.ZodMiniEnum<{
                        cancelled: "cancelled";
                        done: "done";
                        failed: "failed";
                        queued: "queued";
                        running: "running";
                    }>;
                    attempt: z.ZodMiniNumber<number>;
                    seq: z.ZodMiniNumber<number>;
                    partial: z.ZodMiniString<string>;
                    error: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    failure: z.ZodMiniOptional<z.ZodMiniObject<{
                        code: z.ZodMiniString<string>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
    };
    stop: {
        readonly method: "POST";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly repeatable: true;
        readonly answer: z.ZodMiniObject<{
            turn: z.ZodMiniObject<{
                turnId: z.ZodMiniString<string>;
                conversationId: z.ZodMiniUUID;
                messageId: z.ZodMiniString<string>;
                state: z.ZodMiniEnum<{
                    cancelled: "cancelled";
                    done: "done";
                    failed: "failed";
                    queued: "queued";
                    running: "running";
                }>;
                attempt: z.ZodMiniNumber<number>;
                seq: z.ZodMiniNumber<number>;
                partial: z.ZodMiniString<string>;
                error: z.ZodMiniOptional<z.ZodMiniString<string>>;
                failure: z.ZodMiniOptional<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        readonly path: "/chat/turns/:id/stop";
    };
    /** Has a failed or stopped reply written again in its place. */
    retry: {
        readonly method: "POST";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly repeatable: true;
        readonly answer: z.ZodMiniObject<{
            turn: z.ZodMiniObject<{
                turnId: z.ZodMiniString<string>;
                conversationId: z.ZodMiniUUID;
                messageId: z.ZodMiniString<string>;
                state: z.ZodMiniEnum<{
                    cancelled: "cancelled";
                    done: "done";
                    failed: "failed";
                    queued: "queued";
                    running: "running";
                }>;
                attempt: z.ZodMiniNumber<number>;
                seq: z.ZodMiniNumber<number>;
                partial: z.ZodMiniString<string>;
                error: z.ZodMiniOptional<z.ZodMiniString<string>>;
                failure: z.ZodMiniOptional<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        readonly path: "/chat/turns/:id/retry";
    };
    /** Has another reply to the turn's message written and shows it. The earlier ones stay. */
    regenerate: {
        readonly method: "POST";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly repeatable: true;
        readonly answer: z.ZodMiniObject<{
            turn: z.ZodMiniObject<{
                turnId: z.ZodMiniString<string>;
                conversationId: z.ZodMiniUUID;
                messageId: z.ZodMiniString<string>;
                state: z.ZodMiniEnum<{
                    cancelled: "cancelled";
                    done: "done";
                    failed: "failed";
                    queued: "queued";
                    running: "running";
                }>;
                attempt: z.ZodMiniNumber<number>;
                seq: z.ZodMiniNumber<number>;
                partial: z.ZodMiniString<string>;
                error: z.ZodMiniOptional<z.ZodMiniString<string>>;
                failure: z.ZodMiniOptional<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        readonly path: "/chat/turns/:id/regenerate";
        readonly body: z.ZodMiniObject<{
            newest: z.ZodMiniUUID;
        }, z.core.$strict>;
    };
    /** Has a stopped or failed reply continued from where its text ends. */
    continue: {
        readonly method: "POST";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly repeatable: true;
        readonly answer: z.ZodMiniObject<{
            turn: z.ZodMiniObject<{
                turnId: z.ZodMiniString<string>;
                conversationId: z.ZodMiniUUID;
                messageId: z.ZodMiniString<string>;
                state: z.ZodMiniEnum<{
                    cancelled: "cancelled";
                    done: "done";
                    failed: "failed";
                    queued: "queued";
                    running: "running";
                }>;
                attempt: z.ZodMiniNumber<number>;
                seq: z.ZodMiniNumber<number>;
                partial: z.ZodMiniString<string>;
                error: z.ZodMiniOptional<z.ZodMiniString<string>>;
                failure: z.ZodMiniOptional<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        readonly path: "/chat/turns/:id/continue";
        readonly body: z.ZodMiniObject<{
            reply: z.ZodMiniUUID;
            length: z.ZodMiniNumber<number>;
        }, z.core.$strict>;
    };
    /** Shows the branch that holds the message, down to where it was shown last, on all devices. */
    show: {
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly repeatable: true;
        readonly method: "POST";
        readonly path: "/chat/messages/:id/show";
        readonly answer: z.ZodMiniObject<{
            conversationId: z.ZodMiniUUID;
        }, z.core.$strip>;
    };
    /** What the model thought before it wrote a reply. `message_not_found` if the reply has no reasoning. */
    reasoning: {
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly method: "GET";
        readonly path: "/chat/messages/:id/reasoning";
        readonly answer: z.ZodMiniObject<{
            text: z.ZodMiniString<string>;
        }, z.core.$strip>;
    };
    /** Rates a reply. */
    rate: {
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly repeatable: true;
        readonly method: "PUT";
        readonly path: "/chat/messages/:id/rating";
        readonly body: z.ZodMiniObject<{
            rating: z.ZodMiniNullable<z.ZodMiniEnum<{
                bad: "bad";
                good: "good";
            }>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
    /** The caller's messages that contain every word of `q`, ignoring case, newest first. */
    search: {
        readonly method: "GET";
        readonly path: "/chat/search";
        readonly query: z.ZodMiniObject<{
            q: z.ZodMiniString<string>;
            limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            hits: z.ZodMiniArray<z.ZodMiniObject<{
                conversationId: z.ZodMiniUUID;
                title: z.ZodMiniString<string>;
                messageId: z.ZodMiniUUID;
                role: z.ZodMiniEnum<{
                    assistant: "assistant";
                    user: "user";
                }>;
                snippet: z.ZodMiniString<string>;
                createdAt: z.ZodMiniISODateTime;
                archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>>;
            complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>;
    };
};

// wire/errors.d.ts
import * as z from "zod/mini";
/** Body of every error response. */
export declare const ErrorBody: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    code: z.ZodMiniString<string>;
    requestId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    issues: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type ErrorBody = z.infer<typeof ErrorBody>;

// wire/excerpt.d.ts
/**
 * One line of `text` that begins shortly before the words found, with "…" where text is left out: where they follow each other as in
 * `words`, else where most of them are close together, and of several such places the first. At most SEARCH_SNIPPET_CHARACTERS long.
 * Undefined when the text contains none of the words.
 */
export declare function excerptOf(text: string, words: readonly string[]): string | undefined;
/** The beginning of a text on one line, at most SEARCH_SNIPPET_CHARACTERS long, with "…" if it's cut. */
export declare const beginningOf: (text: string) => string;

// wire/feature-labels.d.ts
import type { FeatureManifest } from "./feature-manifest.ts";
/** Name of the file with a feature release's labels in all languages, in the same directory as its code on the product's own origin. */
export declare const LABELS_FILE = "labels.json";
/** A label: text by language. */
export type FeatureLabel = FeatureManifest["title"];
/** A manifest's labels, always in the same order: title, navigation, slots. The labels file lists them in that order. */
export declare const featureLabels: ({ title, navigation, slots }: FeatureManifest) => FeatureLabel[];

// wire/feature-manifest.d.ts
import * as z from "zod/mini";
declare const appId: () => z.ZodMiniString<string>;
/** A navigation entry in the sidebar, shown before any of the feature's code is loaded. */
export declare const NavigationEntry: z.ZodMiniObject<{
    label: z.ZodMiniIntersection<z.ZodMiniObject<{
        en: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    icon: z.ZodMiniString<string>;
    path: z.ZodMiniString<string>;
    order: z.ZodMiniNumber<number>;
    keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type NavigationEntry = z.infer<typeof NavigationEntry>;
export declare const SLOT_NAMES: readonly ["sidebar.panel", "settings.panel", "search.provider", "command", "home.start", "home.card", "message.card", "notification.source", "shared.page"];
export type SlotName = (typeof SLOT_NAMES)[number];
/** A small card: a picture or icon at the start, and lines of text. */
export declare const CardShape: z.ZodMiniObject<{
    mark: z.ZodMiniObject<{
        width: z.ZodMiniNumber<number>;
        height: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    lines: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type CardShape = z.infer<typeof CardShape>;
/** One slot the feature fills. Holds what the shell needs before the code is loaded; `expose` names the module with the code. */
export declare const SlotFilling: z.ZodMiniObject<{
    slot: z.ZodMiniEnum<{
        command: "command";
        "home.card": "home.card";
        "home.start": "home.start";
        "message.card": "message.card";
        "notification.source": "notification.source";
        "search.provider": "search.provider";
        "settings.panel": "settings.panel";
        "shared.page": "shared.page";
        "sidebar.panel": "sidebar.panel";
    }>;
    id: z.ZodMiniString<string>;
    expose: z.ZodMiniString<string>;
    label: z.ZodMiniOptional<z.ZodMiniIntersection<z.ZodMiniObject<{
        en: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
    icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
    order: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    paths: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    kinds: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    shape: z.ZodMiniOptional<z.ZodMiniObject<{
        mark: z.ZodMiniObject<{
            width: z.ZodMiniNumber<number>;
            height: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        lines: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
    ownKeys: z.ZodMiniOptional<z.ZodMiniString<string>>;
    below: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    immediate: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    whenIdle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    tab: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type SlotFilling = z.infer<typeof SlotFilling>;
/** `feature.json`: what the shell knows about a feature without its code. Unknown keys are ignored, so newer features fit older shells. */
export declare const FeatureManifest: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    title: z.ZodMiniIntersection<z.ZodMiniObject<{
        en: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    version: z.ZodMiniString<string>;
    routes: z.ZodMiniArray<z.ZodMiniString<string>>;
    routesExpose: z.ZodMiniString<string>;
    navigation: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        label: z.ZodMiniIntersection<z.ZodMiniObject<{
            en: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        icon: z.ZodMiniString<string>;
        path: z.ZodMiniString<string>;
        order: z.ZodMiniNumber<number>;
        keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
    slots: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        slot: z.ZodMiniEnum<{
            command: "command";
            "home.card": "home.card";
            "home.start": "home.start";
            "message.card": "message.card";
            "notification.source": "notification.source";
            "search.provider": "search.provider";
            "settings.panel": "settings.panel";
            "shared.page": "shared.page";
            "sidebar.panel": "sidebar.panel";
        }>;
        id: z.ZodMiniString<string>;
        expose: z.ZodMiniString<string>;
        label: z.ZodMiniOptional<z.ZodMiniIntersection<z.ZodMiniObject<{
            en: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
        icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
        order: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        paths: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        kinds: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        shape: z.ZodMiniOptional<z.ZodMiniObject<{
            mark: z.ZodMiniObject<{
                width: z.ZodMiniNumber<number>;
                height: z.ZodMiniNumber<number>;
            }, z.core.$strip>;
            lines: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
        ownKeys: z.ZodMiniOptional<z.ZodMiniString<string>>;
        below: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        immediate: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        whenIdle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        tab: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
    requires: z.ZodMiniObject<{
        contract: z.ZodMiniString<string>;
        wire: z.ZodMiniOptional<z.ZodMiniString<string>>;
        spec: z.ZodMiniOptional<z.ZodMiniString<string>>;
        ui: z.ZodMiniOptional<z.ZodMiniString<string>>;
        shell: z.ZodMiniString<string>;
    }, z.core.$strip>;
    owner: z.ZodMiniString<string>;
}, z.core.$strip>;
export type FeatureManifest = z.infer<typeof FeatureManifest>;
export { appId as AppId };

// wire/feedback.d.ts
import * as z from "zod/mini";
export declare const FeedbackType: z.ZodMiniEnum<{
    bug_report: "bug_report";
    general: "general";
    idea: "idea";
}>;
export type FeedbackType = z.infer<typeof FeedbackType>;
export declare const FeedbackSubmission: z.ZodMiniObject<{
    type: z.ZodMiniEnum<{
        bug_report: "bug_report";
        general: "general";
        idea: "idea";
    }>;
    content: z.ZodMiniString<string>;
}, z.core.$strict>;
export type FeedbackSubmission = z.infer<typeof FeedbackSubmission>;
export declare const FeedbackSubmitted: z.ZodMiniObject<{
    status: z.ZodMiniString<string>;
    message: z.ZodMiniOptional<z.ZodMiniString<string>>;
    id: z.ZodMiniOptional<z.ZodMiniUUID>;
}, z.core.$strip>;
export declare const FeedbackQuery: z.ZodMiniObject<{
    page: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
    type: z.ZodMiniOptional<z.ZodMiniEnum<{
        bug_report: "bug_report";
        general: "general";
        idea: "idea";
    }>>;
}, z.core.$strict>;
export declare const FeedbackEntry: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    type: z.ZodMiniEnum<{
        bug_report: "bug_report";
        general: "general";
        idea: "idea";
    }>;
    content: z.ZodMiniString<string>;
    createdAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export declare const FeedbackHistory: z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        type: z.ZodMiniEnum<{
            bug_report: "bug_report";
            general: "general";
            idea: "idea";
        }>;
        content: z.ZodMiniString<string>;
        createdAt: z.ZodMiniISODateTime;
    }, z.core.$strip>>;
    page: z.ZodMiniNumber<number>;
    limit: z.ZodMiniNumber<number>;
    total: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type FeedbackHistory = z.infer<typeof FeedbackHistory>;
export declare const FeedbackStats: z.ZodMiniObject<{
    total: z.ZodMiniNumber<number>;
    byType: z.ZodMiniRecord<z.ZodMiniEnum<{
        bug_report: "bug_report";
        general: "general";
        idea: "idea";
    }>, z.ZodMiniNumber<number>>;
    lastSubmittedAt: z.ZodMiniNullable<z.ZodMiniISODateTime>;
}, z.core.$strip>;
export type FeedbackStats = z.infer<typeof FeedbackStats>;
export declare const feedbackCalls: {
    submit: {
        readonly method: "POST";
        readonly path: "/userFeedback";
        readonly body: z.ZodMiniObject<{
            type: z.ZodMiniEnum<{
                bug_report: "bug_report";
                general: "general";
                idea: "idea";
            }>;
            content: z.ZodMiniString<string>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniString<string>;
            message: z.ZodMiniOptional<z.ZodMiniString<string>>;
            id: z.ZodMiniOptional<z.ZodMiniUUID>;
        }, z.core.$strip>;
    };
    /** Newest first, page by page. */
    list: {
        readonly method: "GET";
        readonly path: "/userFeedback";
        readonly query: z.ZodMiniObject<{
            page: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
            limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
            type: z.ZodMiniOptional<z.ZodMiniEnum<{
                bug_report: "bug_report";
                general: "general";
                idea: "idea";
            }>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            items: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                type: z.ZodMiniEnum<{
                    bug_report: "bug_report";
                    general: "general";
                    idea: "idea";
                }>;
                content: z.ZodMiniString<string>;
                createdAt: z.ZodMiniISODateTime;
            }, z.core.$strip>>;
            page: z.ZodMiniNumber<number>;
            limit: z.ZodMiniNumber<number>;
            total: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
    };
    stats: {
        readonly method: "GET";
        readonly path: "/userFeedback/stats";
        readonly answer: z.ZodMiniObject<{
            total: z.ZodMiniNumber<number>;
            byType: z.ZodMiniRecord<z.ZodMiniEnum<{
                bug_report: "bug_report";
                general: "general";
                idea: "idea";
            }>, z.ZodMiniNumber<number>>;
            lastSubmittedAt: z.ZodMiniNullable<z.ZodMiniISODateTime>;
        }, z.core.$strip>;
    };
};

// wire/find.d.ts
/** Accents of Latin, Greek and Cyrillic letters, and the vowel marks of Hebrew and Arabic. */
export declare const FIND_ACCENTS: string;
/**
 * A text as it's compared when text is found or searched for, in titles, messages and conversations: in lower case, without accents. An
 * accent that was typed isn't asked for either: many people type some of their accents and leave out others. What's more than an accent,
 * as the marks of か and が and the parts of 가 and 각, is compared.
 */
export declare const foundLetters: (text: string) => string;
/** A single letter of it. Empty for an accent. */
export declare const foundLetter: (letter: string) => string;
/** Those of them that a match of `wanted` may have in between: the ones that it doesn't have itself. */
export declare const marksBetween: (wanted: string) => string;

// wire/formats.d.ts
/** In UTF-16 units. */
export declare const EMAIL_MAX_LENGTH = 254;
/** Whether a text is an email address once it's trimmed. The same rule as in `LoginRequest` and `RegisterRequest`. */
export declare function isEmailAddress(text: string): boolean;
/** Whether a text is what the schema `id()` accepts. */
export declare const isId: (text: string) => boolean;
/** Whether a text is what the schema `instant()` accepts. */
export declare const isInstant: (text: string) => boolean;

// wire/found-text.d.ts
/** What is looked for, as it's compared. */
export interface Wanted {
    readonly letters: string;
    /** Marks of Markdown that a match may have in between. */
    readonly between: string;
}
/** A range of a text in code units; the end is exclusive. */
export interface TextRange {
    readonly start: number;
    readonly end: number;
}
/** Undefined if there's nothing to look for. */
export declare function wantedOf(text: string): Wanted | undefined;
export declare const holds: (text: string, { letters, between }: Wanted) => boolean;
/** Texts as they're compared, by the marks that are left out of them and by text. */
export type ComparedTexts = Map<string, Map<string, string>>;
/**
 * Tells whether a text has what's wanted. Texts are compared often, so those that are kept are made comparable once, also for other finders with
 * the same `compared`.
 */
export declare function textFinder(wanted: Wanted, compared?: ComparedTexts): {
    holds: (text: string) => boolean;
    holdsKept: (text: string) => boolean;
    /** `holdsKept` for Markdown, also as it's shown: `AT&amp;T` is AT&T. */
    holdsMarkdown: (text: string) => boolean;
};
/** Where a text has what's wanted, in order and without overlaps. */
export declare const rangesIn: (text: string, wanted: Wanted) => TextRange[];
/** {@link rangesIn} for several things that are wanted of one text, which is made comparable once. */
export declare function rangesOf(text: string): (wanted: Wanted) => TextRange[];

// wire/index.d.ts
export * from "../specification/visible-text.ts";
export * from "./account-routes.ts";
export * from "./account.ts";
export * from "./calendar.ts";
export * from "./call.ts";
export * from "./chat.ts";
export * from "./errors.ts";
export * from "./excerpt.ts";
export * from "./feature-labels.ts";
export * from "./feature-manifest.ts";
export * from "./feedback.ts";
export * from "./find.ts";
export * from "./formats.ts";
export * from "./found-text.ts";
export * from "./integrations.ts";
export * from "./marketplace.ts";
export * from "./media.ts";
export * from "./memory.ts";
export * from "./message-act.ts";
export * from "./message.ts";
export * from "./moving.ts";
export * from "./offers.ts";
export * from "./page.ts";
export * from "./plain-text.ts";
export * from "./preferences.ts";
export * from "./price-engine.ts";
export * from "./query.ts";
export * from "./realtime.ts";
export * from "./registry.ts";
export * from "./reply-step.ts";
export * from "./search-text.ts";
export * from "./sharing.ts";
export * from "./temporary.ts";
export * from "./text.ts";
export * from "./time-zone.ts";
export * from "./version.ts";
export type * from "./weather-card.ts";

// wire/integrations.d.ts
import * as z from "zod/mini";
/** What an integration is for. */
export declare const INTEGRATION_KINDS: readonly ["files", "team_chat", "notes", "issues", "support", "code", "boards"];
/** An integration's state for the calling user. */
export declare const INTEGRATION_STATES: readonly ["not_configured", "not_connected", "connected", "expired"];
export declare const Integration: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    kind: z.ZodMiniEnum<{
        boards: "boards";
        code: "code";
        files: "files";
        issues: "issues";
        notes: "notes";
        support: "support";
        team_chat: "team_chat";
    }>;
    state: z.ZodMiniEnum<{
        connected: "connected";
        expired: "expired";
        not_configured: "not_configured";
        not_connected: "not_connected";
    }>;
}, z.core.$strip>;
export type Integration = z.infer<typeof Integration>;
/** The whole catalog. */
export declare const Integrations: z.ZodMiniObject<{
    integrations: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        kind: z.ZodMiniEnum<{
            boards: "boards";
            code: "code";
            files: "files";
            issues: "issues";
            notes: "notes";
            support: "support";
            team_chat: "team_chat";
        }>;
        state: z.ZodMiniEnum<{
            connected: "connected";
            expired: "expired";
            not_configured: "not_configured";
            not_connected: "not_connected";
        }>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Integrations = z.infer<typeof Integrations>;
export declare const integrationCalls: {
    list: {
        readonly method: "GET";
        readonly path: "/integrations";
        readonly answer: z.ZodMiniObject<{
            integrations: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                kind: z.ZodMiniEnum<{
                    boards: "boards";
                    code: "code";
                    files: "files";
                    issues: "issues";
                    notes: "notes";
                    support: "support";
                    team_chat: "team_chat";
                }>;
                state: z.ZodMiniEnum<{
                    connected: "connected";
                    expired: "expired";
                    not_configured: "not_configured";
                    not_connected: "not_connected";
                }>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
};

// wire/marketplace.d.ts
import * as z from "zod/mini";
export declare const PriceTier: z.ZodMiniObject<{
    from: z.ZodMiniNumber<number>;
    unitPrice: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type PriceTier = z.infer<typeof PriceTier>;
export declare const Product: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    sku: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    description: z.ZodMiniString<string>;
    category: z.ZodMiniString<string>;
    supplier: z.ZodMiniString<string>;
    images: z.ZodMiniArray<z.ZodMiniString<string>>;
    unit: z.ZodMiniString<string>;
    currency: z.ZodMiniString<string>;
    priceTiers: z.ZodMiniArray<z.ZodMiniObject<{
        from: z.ZodMiniNumber<number>;
        unitPrice: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    minimumOrderQuantity: z.ZodMiniNumber<number>;
    casePack: z.ZodMiniNumber<number>;
    stock: z.ZodMiniNumber<number>;
    rating: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    createdAt: z.ZodMiniISODateTime;
    updatedAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export type Product = z.infer<typeof Product>;
export declare const PRODUCT_SORTS: readonly ["relevance", "name", "price-asc", "price-desc", "rating", "newest"];
export declare const ProductQuery: z.ZodMiniObject<{
    q: z.ZodMiniOptional<z.ZodMiniString<string>>;
    category: z.ZodMiniOptional<z.ZodMiniString<string>>;
    supplier: z.ZodMiniOptional<z.ZodMiniString<string>>;
    minPrice: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
    maxPrice: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
    inStock: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
        false: "false";
        true: "true";
    }>, z.ZodMiniTransform<boolean, "false" | "true">>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        name: "name";
        newest: "newest";
        "price-asc": "price-asc";
        "price-desc": "price-desc";
        rating: "rating";
        relevance: "relevance";
    }>>;
    language: z.ZodMiniOptional<z.ZodMiniEnum<{
        de: "de";
        en: "en";
        es: "es";
        fr: "fr";
        it: "it";
        ja: "ja";
        ko: "ko";
        pt: "pt";
        ru: "ru";
        vi: "vi";
        zh: "zh";
        "zh-CN": "zh-CN";
    }>>;
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
}, z.core.$strict>;
export type ProductQuery = z.infer<typeof ProductQuery>;
export declare const ProductPage: z.ZodMiniObject<{
    products: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        sku: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        description: z.ZodMiniString<string>;
        category: z.ZodMiniString<string>;
        supplier: z.ZodMiniString<string>;
        images: z.ZodMiniArray<z.ZodMiniString<string>>;
        unit: z.ZodMiniString<string>;
        currency: z.ZodMiniString<string>;
        priceTiers: z.ZodMiniArray<z.ZodMiniObject<{
            from: z.ZodMiniNumber<number>;
            unitPrice: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        minimumOrderQuantity: z.ZodMiniNumber<number>;
        casePack: z.ZodMiniNumber<number>;
        stock: z.ZodMiniNumber<number>;
        rating: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        createdAt: z.ZodMiniISODateTime;
        updatedAt: z.ZodMiniISODateTime;
    }, z.core.$strip>>;
    total: z.ZodMiniNumber<number>;
    nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    facets: z.ZodMiniObject<{
        categories: z.ZodMiniArray<z.ZodMiniObject<{
            value: z.ZodMiniString<string>;
            count: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        suppliers: z.ZodMiniArray<z.ZodMiniObject<{
            value: z.ZodMiniString<string>;
            count: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type ProductPage = z.infer<typeof ProductPage>;
export declare const ProductResponse: z.ZodMiniObject<{
    product: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        sku: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        description: z.ZodMiniString<string>;
        category: z.ZodMiniString<string>;
        supplier: z.ZodMiniString<string>;
        images: z.ZodMiniArray<z.ZodMiniString<string>>;
        unit: z.ZodMiniString<string>;
        currency: z.ZodMiniString<string>;
        priceTiers: z.ZodMiniArray<z.ZodMiniObject<{
            from: z.ZodMiniNumber<number>;
            unitPrice: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        minimumOrderQuantity: z.ZodMiniNumber<number>;
        casePack: z.ZodMiniNumber<number>;
        stock: z.ZodMiniNumber<number>;
        rating: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        createdAt: z.ZodMiniISODateTime;
        updatedAt: z.ZodMiniISODateTime;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const VISIT_SOURCES: readonly ["list", "search", "assistant", "direct"];
/** The client chooses `visit_id`. Sending the same one again updates that visit's duration. */
export declare const VisitCreate: z.ZodMiniObject<{
    visit_id: z.ZodMiniUUID;
    productId: z.ZodMiniString<string>;
    source: z.ZodMiniEnum<{
        assistant: "assistant";
        direct: "direct";
        list: "list";
        search: "search";
    }>;
    durationMs: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
}, z.core.$strict>;
export type VisitCreate = z.infer<typeof VisitCreate>;
export declare const ProductVisit: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    productId: z.ZodMiniString<string>;
    productName: z.ZodMiniString<string>;
    userId: z.ZodMiniUUID;
    visitedAt: z.ZodMiniISODateTime;
    source: z.ZodMiniEnum<{
        assistant: "assistant";
        direct: "direct";
        list: "list";
        search: "search";
    }>;
    durationMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
}, z.core.$strip>;
export type ProductVisit = z.infer<typeof ProductVisit>;
export declare const VisitResponse: z.ZodMiniObject<{
    visit: z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        productId: z.ZodMiniString<string>;
        productName: z.ZodMiniString<string>;
        userId: z.ZodMiniUUID;
        visitedAt: z.ZodMiniISODateTime;
        source: z.ZodMiniEnum<{
            assistant: "assistant";
            direct: "direct";
            list: "list";
            search: "search";
        }>;
        durationMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const VisitQuery: z.ZodMiniObject<{
    productId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    from: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    to: z.ZodMiniOptional<z.ZodMiniISODateTime>;
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
}, z.core.$strict>;
export declare const VisitPage: z.ZodMiniObject<{
    visits: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        productId: z.ZodMiniString<string>;
        productName: z.ZodMiniString<string>;
        userId: z.ZodMiniUUID;
        visitedAt: z.ZodMiniISODateTime;
        source: z.ZodMiniEnum<{
            assistant: "assistant";
            direct: "direct";
            list: "list";
            search: "search";
        }>;
        durationMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
    nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type VisitPage = z.infer<typeof VisitPage>;
/** A range of at most 366 days. */
export declare const VisitStatsQuery: z.ZodMiniObject<{
    from: z.ZodMiniISODateTime;
    to: z.ZodMiniISODateTime;
    bucket: z.ZodMiniOptional<z.ZodMiniLiteral<"day">>;
    timezone: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;
export declare const VisitStats: z.ZodMiniObject<{
    visits: z.ZodMiniNumber<number>;
    uniqueProducts: z.ZodMiniNumber<number>;
    meanDurationMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    topProducts: z.ZodMiniArray<z.ZodMiniObject<{
        productId: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        visits: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    byDay: z.ZodMiniArray<z.ZodMiniObject<{
        day: z.ZodMiniString<string>;
        visits: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type VisitStats = z.infer<typeof VisitStats>;
export declare const marketplaceCalls: {
    search: {
        readonly method: "GET";
        readonly path: "/marketplace/products";
        readonly query: z.ZodMiniObject<{
            q: z.ZodMiniOptional<z.ZodMiniString<string>>;
            category: z.ZodMiniOptional<z.ZodMiniString<string>>;
            supplier: z.ZodMiniOptional<z.ZodMiniString<string>>;
            minPrice: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
            maxPrice: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
            inStock: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniEnum<{
                false: "false";
                true: "true";
            }>, z.ZodMiniTransform<boolean, "false" | "true">>>;
            sort: z.ZodMiniOptional<z.ZodMiniEnum<{
                name: "name";
                newest: "newest";
                "price-asc": "price-asc";
                "price-desc": "price-desc";
                rating: "rating";
                relevance: "relevance";
            }>>;
            language: z.ZodMiniOptional<z.ZodMiniEnum<{
                de: "de";
                en: "en";
                es: "es";
                fr: "fr";
                it: "it";
                ja: "ja";
                ko: "ko";
                pt: "pt";
                ru: "ru";
                vi: "vi";
                zh: "zh";
                "zh-CN": "zh-CN";
            }>>;
            cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
            limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            products: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                sku: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                description: z.ZodMiniString<string>;
                category: z.ZodMiniString<string>;
                supplier: z.ZodMiniString<string>;
                images: z.ZodMiniArray<z.ZodMiniString<string>>;
                unit: z.ZodMiniString<string>;
                currency: z.ZodMiniString<string>;
                priceTiers: z.ZodMiniArray<z.ZodMiniObject<{
                    from: z.ZodMiniNumber<number>;
                    unitPrice: z.ZodMiniNumber<number>;
                }, z.core.$strip>>;
                minimumOrderQuantity: z.ZodMiniNumber<number>;
                casePack: z.ZodMiniNumber<number>;
                stock: z.ZodMiniNumber<number>;
                rating: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                createdAt: z.ZodMiniISODateTime;
                updatedAt: z.ZodMiniISODateTime;
            }, z.core.$strip>>;
            total: z.ZodMiniNumber<number>;
            nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
            facets: z.ZodMiniObject<{
                categories: z.ZodMiniArray<z.ZodMiniObject<{
                    value: z.ZodMiniString<string>;
                    count: z.ZodMiniNumber<number>;
                }, z.core.$strip>>;
                suppliers: z.ZodMiniArray<z.ZodMiniObject<{
                    value: z.ZodMiniString<string>;
                    count: z.ZodMiniNumber<number>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    product: {
        readonly method: "GET";
        readonly path: "/marketplace/products/:id";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            product: z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                sku: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                description: z.ZodMiniString<string>;
                category: z.ZodMiniString<string>;
                supplier: z.ZodMiniString<string>;
                images: z.ZodMiniArray<z.ZodMiniString<string>>;
                unit: z.ZodMiniString<string>;
                currency: z.ZodMiniString<string>;
                priceTiers: z.ZodMiniArray<z.ZodMiniObject<{
                    from: z.ZodMiniNumber<number>;
                    unitPrice: z.ZodMiniNumber<number>;
                }, z.core.$strip>>;
                minimumOrderQuantity: z.ZodMiniNumber<number>;
                casePack: z.ZodMiniNumber<number>;
                stock: z.ZodMiniNumber<number>;
                rating: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                createdAt: z.ZodMiniISODateTime;
                updatedAt: z.ZodMiniISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    logVisit: {
        readonly method: "POST";
        readonly path: "/marketplace/product-visit-logs";
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            visit_id: z.ZodMiniUUID;
            productId: z.ZodMiniString<string>;
            source: z.ZodMiniEnum<{
                assistant: "assistant";
                direct: "direct";
                list: "list";
                search: "search";
            }>;
            durationMs: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            visit: z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                productId: z.ZodMiniString<string>;
                productName: z.ZodMiniString<string>;
                userId: z.ZodMiniUUID;
                visitedAt: z.ZodMiniISODateTime;
                source: z.ZodMiniEnum<{
                    assistant: "assistant";
                    direct: "direct";
                    list: "list";
                    search: "search";
                }>;
                durationMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    /** Newest first, page by page. */
    visits: {
        readonly method: "GET";
        readonly path: "/marketplace/product-visit-logs";
        readonly query: z.ZodMiniObject<{
            productId: z.ZodMiniOptional<z.ZodMiniString<string>>;
            from: z.ZodMiniOptional<z.ZodMiniISODateTime>;
            to: z.ZodMiniOptional<z.ZodMiniISODateTime>;
            cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
            limit: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            visits: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                productId: z.ZodMiniString<string>;
                productName: z.ZodMiniString<string>;
                userId: z.ZodMiniUUID;
                visitedAt: z.ZodMiniISODateTime;
                source: z.ZodMiniEnum<{
                    assistant: "assistant";
                    direct: "direct";
                    list: "list";
                    search: "search";
                }>;
                durationMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            }, z.core.$strip>>;
            nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    };
    visitStats: {
        readonly method: "GET";
        readonly path: "/marketplace/product-visit-logs/stats";
        readonly query: z.ZodMiniObject<{
            from: z.ZodMiniISODateTime;
            to: z.ZodMiniISODateTime;
            bucket: z.ZodMiniOptional<z.ZodMiniLiteral<"day">>;
            timezone: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            visits: z.ZodMiniNumber<number>;
            uniqueProducts: z.ZodMiniNumber<number>;
            meanDurationMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            topProducts: z.ZodMiniArray<z.ZodMiniObject<{
                productId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                visits: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            byDay: z.ZodMiniArray<z.ZodMiniObject<{
                day: z.ZodMiniString<string>;
                visits: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
};

// wire/media.d.ts
import * as z from "zod/mini";
export declare const MEDIA_TYPES: readonly ["image/png", "image/jpeg", "image/gif", "image/webp", "application/pdf", "text/plain", "text/markdown", "text/csv", "application/json"];
export declare const UploadRequest: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    type: z.ZodMiniString<string>;
    size: z.ZodMiniNumber<number>;
}, z.core.$strict>;
export declare const UploadTarget: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    uploadUrl: z.ZodMiniString<string>;
    method: z.ZodMiniLiteral<"PUT">;
    headers: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    expiresAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export type UploadTarget = z.infer<typeof UploadTarget>;
export declare const UploadComplete: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
}, z.core.$strict>;
export declare const Media: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    name: z.ZodMiniString<string>;
    type: z.ZodMiniEnum<{
        "application/json": "application/json";
        "application/pdf": "application/pdf";
        "image/gif": "image/gif";
        "image/jpeg": "image/jpeg";
        "image/png": "image/png";
        "image/webp": "image/webp";
        "text/csv": "text/csv";
        "text/markdown": "text/markdown";
        "text/plain": "text/plain";
    }>;
    size: z.ZodMiniNumber<number>;
    createdAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export type Media = z.infer<typeof Media>;
export declare const MediaResponse: z.ZodMiniObject<{
    media: z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        name: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
            "application/json": "application/json";
            "application/pdf": "application/pdf";
            "image/gif": "image/gif";
            "image/jpeg": "image/jpeg";
            "image/png": "image/png";
            "image/webp": "image/webp";
            "text/csv": "text/csv";
            "text/markdown": "text/markdown";
            "text/plain": "text/plain";
        }>;
        size: z.ZodMiniNumber<number>;
        createdAt: z.ZodMiniISODateTime;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const DownloadUrl: z.ZodMiniObject<{
    url: z.ZodMiniString<string>;
    expiresAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export declare const mediaCalls: {
    /** Announces a file. The answer says where to upload its bytes. */
    announce: {
        readonly method: "POST";
        readonly path: "/media/upload-url";
        readonly body: z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            type: z.ZodMiniString<string>;
            size: z.ZodMiniNumber<number>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
            uploadUrl: z.ZodMiniString<string>;
            method: z.ZodMiniLiteral<"PUT">;
            headers: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
            expiresAt: z.ZodMiniISODateTime;
        }, z.core.$strip>;
    };
    /** Call it once the bytes are uploaded. */
    complete: {
        readonly method: "POST";
        readonly path: "/media";
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            media: z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                name: z.ZodMiniString<string>;
                type: z.ZodMiniEnum<{
                    "application/json": "application/json";
                    "application/pdf": "application/pdf";
                    "image/gif": "image/gif";
                    "image/jpeg": "image/jpeg";
                    "image/png": "image/png";
                    "image/webp": "image/webp";
                    "text/csv": "text/csv";
                    "text/markdown": "text/markdown";
                    "text/plain": "text/plain";
                }>;
                size: z.ZodMiniNumber<number>;
                createdAt: z.ZodMiniISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    get: {
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strict>;
        readonly method: "GET";
        readonly path: "/media/:id";
        readonly answer: z.ZodMiniObject<{
            media: z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                name: z.ZodMiniString<string>;
                type: z.ZodMiniEnum<{
                    "application/json": "application/json";
                    "application/pdf": "application/pdf";
                    "image/gif": "image/gif";
                    "image/jpeg": "image/jpeg";
                    "image/png": "image/png";
                    "image/webp": "image/webp";
                    "text/csv": "text/csv";
                    "text/markdown": "text/markdown";
                    "text/plain": "text/plain";
                }>;
                size: z.ZodMiniNumber<number>;
                createdAt: z.ZodMiniISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    /** Deletes a file of a draft. One that's attached to a message stays: the answer is 409 with the code `media_attached`. */
    remove: {
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strict>;
        readonly method: "DELETE";
        readonly path: "/media/:id";
    };
    /** A signed link to the file's content, which expires. */
    link: {
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strict>;
        readonly method: "GET";
        readonly path: "/media/:id/download-url";
        readonly query: z.ZodMiniObject<{}, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            url: z.ZodMiniString<string>;
            expiresAt: z.ZodMiniISODateTime;
        }, z.core.$strip>;
    };
};

// wire/memory.d.ts
import * as z from "zod/mini";
/** Characters (code points) of one memory. */
export declare const MEMORY_MAX_LENGTH = 300;
/** Something that a person asked the assistant to remember, on one line, in their words. */
export declare const Memory: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    text: z.ZodMiniString<string>;
    version: z.ZodMiniNumber<number>;
    createdAt: z.ZodMiniISODateTime;
}, z.core.$strip>;
export type Memory = z.infer<typeof Memory>;
/** Newest first. */
export declare const Memories: z.ZodMiniObject<{
    memories: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        text: z.ZodMiniString<string>;
        version: z.ZodMiniNumber<number>;
        createdAt: z.ZodMiniISODateTime;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Memories = z.infer<typeof Memories>;
export declare const MemoryUpdate: z.ZodMiniObject<{
    text: z.ZodMiniString<string>;
    version: z.ZodMiniNumber<number>;
}, z.core.$strict>;
export type MemoryUpdate = z.infer<typeof MemoryUpdate>;
/** What the assistant remembers of the caller. They can be read and changed whether or not memory is on. */
export declare const memoryCalls: {
    list: {
        readonly method: "GET";
        readonly path: "/memories";
        readonly answer: z.ZodMiniObject<{
            memories: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                text: z.ZodMiniString<string>;
                version: z.ZodMiniNumber<number>;
                createdAt: z.ZodMiniISODateTime;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    /** If another device has changed it since: 409 `memory_conflict`. Saving the text that it already has is none. */
    update: {
        readonly path: "/memories/:id";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly method: "PUT";
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            text: z.ZodMiniString<string>;
            version: z.ZodMiniNumber<number>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
            text: z.ZodMiniString<string>;
            version: z.ZodMiniNumber<number>;
            createdAt: z.ZodMiniISODateTime;
        }, z.core.$strip>;
    };
    /** It's no error if it's gone already. */
    remove: {
        readonly path: "/memories/:id";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly method: "DELETE";
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
    removeAll: {
        readonly method: "DELETE";
        readonly path: "/memories";
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
};

// wire/message-act.d.ts
import * as z from "zod/mini";
/** What a message chose of a reply's choices. */
export declare const ChoiceAct: z.ZodMiniObject<{
    choice: z.ZodMiniEnum<{
        confirm: "confirm";
        decline: "decline";
        undo: "undo";
    }>;
    turn: z.ZodMiniUUID;
    item: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strip>;
export type ChoiceAct = z.infer<typeof ChoiceAct>;
/** What a suggestion of the interface asks for. */
export declare const SuggestedAct: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    suggests: z.ZodMiniLiteral<"week">;
}, z.core.$strip>, z.ZodMiniObject<{
    suggests: z.ZodMiniLiteral<"event">;
    title: z.ZodMiniString<string>;
    days: z.ZodMiniInt;
    time: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    suggests: z.ZodMiniLiteral<"weather">;
    place: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    suggests: z.ZodMiniLiteral<"products">;
    q: z.ZodMiniString<string>;
}, z.core.$strip>], "suggests">;
export type SuggestedAct = z.infer<typeof SuggestedAct>;
/** What a message does beside saying it in words. */
export declare const MessageAct: z.ZodMiniUnion<readonly [z.ZodMiniObject<{
    choice: z.ZodMiniEnum<{
        confirm: "confirm";
        decline: "decline";
        undo: "undo";
    }>;
    turn: z.ZodMiniUUID;
    item: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strip>, z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    suggests: z.ZodMiniLiteral<"week">;
}, z.core.$strip>, z.ZodMiniObject<{
    suggests: z.ZodMiniLiteral<"event">;
    title: z.ZodMiniString<string>;
    days: z.ZodMiniInt;
    time: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    suggests: z.ZodMiniLiteral<"weather">;
    place: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    suggests: z.ZodMiniLiteral<"products">;
    q: z.ZodMiniString<string>;
}, z.core.$strip>], "suggests">]>;
export type MessageAct = z.infer<typeof MessageAct>;

// wire/message-place.d.ts
import * as z from "zod/mini";
interface Place {
    readonly edits?: string | undefined;
    readonly keeps?: readonly string[] | undefined;
    readonly answers?: string | undefined;
    readonly follows?: string | undefined;
    readonly aside?: boolean | undefined;
}
/** A message edits another one or goes below one, and only one that edits keeps files. */
export declare const onePlace: readonly [z.core.$ZodCheck<Place>, z.core.$ZodCheck<Place>, z.core.$ZodCheck<Place>, z.core.$ZodCheck<Place>];
export {};

// wire/message.d.ts
import * as z from "zod/mini";
/** One part of a message's content. */
export declare const ContentPart: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"text">;
    text: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"image">;
    imageUrl: z.ZodMiniString<string>;
    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"file">;
    fileUrl: z.ZodMiniString<string>;
    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>], "type">;
export type ContentPart = z.infer<typeof ContentPart>;
/** A result inside a message that a feature renders itself, through the `message.card` slot. */
export declare const MessageCard: z.ZodMiniObject<{
    kind: z.ZodMiniString<string>;
    data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
    says: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type MessageCard = z.infer<typeof MessageCard>;
/** The kind of a card that says, as the `text` of its data, that there's more than the cards before it show. The chat draws it itself. */
export declare const MORE_CARD = "assistant.more";
/** The kind of a card with the weather of a place, which the chat draws itself. Its data is a `WeatherCardData`. */
export declare const WEATHER_CARD = "assistant.weather";
/**
 * What the server ends a complete reply's text with: a list of what its cards say, for everything that doesn't draw them. Clients that do
 * leave out exactly this, and show a card's line where they can't draw it.
 */
export declare function cardLines(cards: readonly MessageCard[]): string;
/** How a stored message ended. A user message is always complete. */
export declare const MessageStatus: z.ZodMiniEnum<{
    complete: "complete";
    failed: "failed";
    stopped: "stopped";
}>;
export type MessageStatus = z.infer<typeof MessageStatus>;
/**
 * Why a reply isn't complete. Text written before the failure stays, and the turn can be retried.
 * - `model_*`: the language model was busy, unreachable, too slow, cut off, or refused the request. `model_filtered`: its filter blocked it.
 * - `tokens_used_up`: the user's models have taken all the tokens of the day, which ends at midnight UTC.
 * - `reply_too_long`: the reply reached the length limit of the model or the server.
 * - `reply_empty`: nothing was written.
 * - `assistant_failed`: something broke on the server. `turn_lost`: the server went down several times while writing it.
 */
export declare const REPLY_FAILURES: readonly ["model_rate_limited", "model_unavailable", "model_timeout", "model_interrupted", "model_refused", "model_filtered", "tokens_used_up", "reply_too_long", "reply_empty", "assistant_failed", "turn_lost"];
export type ReplyFailureCode = (typeof REPLY_FAILURES)[number];
/** A machine-readable failure reason. Newer servers may send codes that aren't in REPLY_FAILURES. */
export declare const Failure: z.ZodMiniObject<{
    code: z.ZodMiniString<string>;
}, z.core.$strip>;
export type Failure = z.infer<typeof Failure>;
/** Where a message is among all versions of it, in the order in which they were written. */
export declare const MessageVersions: z.ZodMiniObject<{
    position: z.ZodMiniNumber<number>;
    count: z.ZodMiniNumber<number>;
    previous: z.ZodMiniOptional<z.ZodMiniString<string>>;
    next: z.ZodMiniOptional<z.ZodMiniString<string>>;
    newest: z.ZodMiniString<string>;
}, z.core.$strip>;
export type MessageVersions = z.infer<typeof MessageVersions>;
/** A message as the server stores it. */
export declare const ServerMessage: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    role: z.ZodMiniEnum<{
        assistant: "assistant";
        user: "user";
    }>;
    createdAt: z.ZodMiniISODateTime;
    content: z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"text">;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"image">;
        imageUrl: z.ZodMiniString<string>;
        name: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"file">;
        fileUrl: z.ZodMiniString<string>;
        name: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>], "type">>;
    status: z.ZodMiniEnum<{
        complete: "complete";
        failed: "failed";
        stopped: "stopped";
    }>;
    messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    replyTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
    parentId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    versions: z.ZodMiniOptional<z.ZodMiniObject<{
        position: z.ZodMiniNumber<number>;
        count: z.ZodMiniNumber<number>;
        previous: z.ZodMiniOptional<z.ZodMiniString<string>>;
        next: z.ZodMiniOptional<z.ZodMiniString<string>>;
        newest: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    rating: z.ZodMiniOptional<z.ZodMiniEnum<{
        bad: "bad";
        good: "good";
    }>>;
    cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
        says: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
    steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
    reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
        seconds: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    failure: z.ZodMiniOptional<z.ZodMiniObject<{
        code: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ServerMessage = z.infer<typeof ServerMessage>;
/** A turn is the answering of one user message. This is its state at one moment. */
export declare const TurnSnapshot: z.ZodMiniObject<{
    turnId: z.ZodMiniString<string>;
    conversationId: z.ZodMiniUUID;
    messageId: z.ZodMiniString<string>;
    state: z.ZodMiniEnum<{
        cancelled: "cancelled";
        done: "done";
        failed: "failed";
        queued: "queued";
        running: "running";
    }>;
    attempt: z.ZodMiniNumber<number>;
    seq: z.ZodMiniNumber<number>;
    partial: z.ZodMiniString<string>;
    error: z.ZodMiniOptional<z.ZodMiniString<string>>;
    failure: z.ZodMiniOptional<z.ZodMiniObject<{
        code: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type TurnSnapshot = z.infer<typeof TurnSnapshot>;

// wire/moving.d.ts
import * as z from "zod/mini";
/** `request_id` is made by the client, the same for each repeat of the call. */
export declare const DuplicateRequest: z.ZodMiniObject<{
    request_id: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
}, z.core.$strict>;
export declare const ConversationResponse: z.ZodMiniObject<{
    conversation: z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        title: z.ZodMiniString<string>;
        lastMessageAt: z.ZodMiniISODateTime;
        messageCount: z.ZodMiniNumber<number>;
        preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
        pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        folderId: z.ZodMiniOptional<z.ZodMiniUUID>;
    }, z.core.$strip>;
}, z.core.$strip>;
/** The `format` and `version` of a file with conversations. A reader refuses versions that it doesn't know. */
export declare const EXPORT_FORMAT: {
    readonly format: "atrium-conversations";
    readonly version: 1;
};
/** A message as it's exported. */
export declare const ExportedMessage: z.ZodMiniObject<{
    role: z.ZodMiniEnum<{
        assistant: "assistant";
        user: "user";
    }>;
    createdAt: z.ZodMiniISODateTime;
    status: z.ZodMiniEnum<{
        complete: "complete";
        failed: "failed";
        stopped: "stopped";
    }>;
    rating: z.ZodMiniOptional<z.ZodMiniEnum<{
        bad: "bad";
        good: "good";
    }>>;
    failure: z.ZodMiniOptional<z.ZodMiniString<string>>;
    id: z.ZodMiniString<string>;
    parent: z.ZodMiniNullable<z.ZodMiniString<string>>;
    text: z.ZodMiniString<string>;
    steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
    attachments: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        type: z.ZodMiniString<string>;
        size: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type ExportedMessage = z.infer<typeof ExportedMessage>;
/** A conversation as it's exported, without its messages. */
export declare const ExportedHead: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    createdAt: z.ZodMiniISODateTime;
    updatedAt: z.ZodMiniISODateTime;
    shown: z.ZodMiniOptional<z.ZodMiniString<string>>;
    pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    folder: z.ZodMiniOptional<z.ZodMiniString<string>>;
    settings: z.ZodMiniOptional<z.ZodMiniObject<{
        model: z.ZodMiniOptional<z.ZodMiniString<string>>;
        temperature: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        instructions: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
}, z.core.$strip>;
export type ExportedHead = z.infer<typeof ExportedHead>;
export type ExportedConversation = ExportedHead & {
    readonly messages: readonly ExportedMessage[];
};
export declare const ExportQuery: z.ZodMiniObject<{
    conversation_id: z.ZodMiniOptional<z.ZodMiniUUID>;
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;
/**
 * A part of the conversations with their messages, in the order in which they were written. A long conversation continues in the
 * next page. The last page has no `nextCursor`.
 */
export declare const ExportPage: z.ZodMiniObject<{
    parts: z.ZodMiniArray<z.ZodMiniObject<{
        conversation: z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            title: z.ZodMiniString<string>;
            createdAt: z.ZodMiniISODateTime;
            updatedAt: z.ZodMiniISODateTime;
            shown: z.ZodMiniOptional<z.ZodMiniString<string>>;
            pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            folder: z.ZodMiniOptional<z.ZodMiniString<string>>;
            settings: z.ZodMiniOptional<z.ZodMiniObject<{
                model: z.ZodMiniOptional<z.ZodMiniString<string>>;
                temperature: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                instructions: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strict>>;
        }, z.core.$strip>;
        messages: z.ZodMiniArray<z.ZodMiniObject<{
            role: z.ZodMiniEnum<{
                assistant: "assistant";
                user: "user";
            }>;
            createdAt: z.ZodMiniISODateTime;
            status: z.ZodMiniEnum<{
                complete: "complete";
                failed: "failed";
                stopped: "stopped";
            }>;
            rating: z.ZodMiniOptional<z.ZodMiniEnum<{
                bad: "bad";
                good: "good";
            }>>;
            failure: z.ZodMiniOptional<z.ZodMiniString<string>>;
            id: z.ZodMiniString<string>;
            parent: z.ZodMiniNullable<z.ZodMiniString<string>>;
            text: z.ZodMiniString<string>;
            steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                kind: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strip>>>;
            attachments: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                type: z.ZodMiniString<string>;
                size: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ExportPage = z.infer<typeof ExportPage>;
/** How many conversations one call imports at most. */
export declare const IMPORT_MAX_CONVERSATIONS = 50;
/** Bytes of the JSON of one call that imports conversations. */
export declare const IMPORT_MAX_BYTES: number;
/** UTF-16 units that a message may have that's imported: as many as any reply is written with, however often it's continued. What its cards say comes on top. */
export declare const IMPORT_MAX_LENGTH = 2000000;
/** How many messages a conversation may have that's imported. */
export declare const IMPORT_MAX_MESSAGES = 10000;
/** A message that's imported. The ids are the file's own. A rating, another end than `complete`, a failure and steps count for replies alone, and only failures that are known. Steps beyond those that a reply may have are left out. */
export declare const ImportedMessage: z.ZodMiniObject<{
    role: z.ZodMiniEnum<{
        assistant: "assistant";
        user: "user";
    }>;
    createdAt: z.ZodMiniISODateTime;
    status: z.ZodMiniEnum<{
        complete: "complete";
        failed: "failed";
        stopped: "stopped";
    }>;
    rating: z.ZodMiniOptional<z.ZodMiniEnum<{
        bad: "bad";
        good: "good";
    }>>;
    failure: z.ZodMiniOptional<z.ZodMiniString<string>>;
    id: z.ZodMiniString<string>;
    parent: z.ZodMiniNullable<z.ZodMiniString<string>>;
    text: z.ZodMiniString<string>;
    steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
}, z.core.$strict>;
export type ImportedMessage = z.infer<typeof ImportedMessage>;
export declare const ImportedConversation: z.ZodMiniObject<{
    source: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    createdAt: z.ZodMiniISODateTime;
    updatedAt: z.ZodMiniISODateTime;
    archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    shown: z.ZodMiniOptional<z.ZodMiniString<string>>;
    settings: z.ZodMiniOptional<z.ZodMiniObject<{
        model: z.ZodMiniOptional<z.ZodMiniString<string>>;
        temperature: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        instructions: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
    messages: z.ZodMiniPipe<z.ZodMiniCustom<{
        role: "assistant" | "user";
        createdAt: string;
        status: "complete" | "failed" | "stopped";
        rating?: "bad" | "good" | undefined;
        failure?: string | undefined;
        id: string;
        parent: string | null;
        text: string;
        steps?: {
            kind: string;
            detail?: string | undefined;
        }[] | undefined;
    }[], {
        role: "assistant" | "user";
        createdAt: string;
        status: "complete" | "failed" | "stopped";
        rating?: "bad" | "good" | undefined;
        failure?: string | undefined;
        id: string;
        parent: string | null;
        text: string;
        steps?: {
            kind: string;
            detail?: string | undefined;
        }[] | undefined;
    }[]>, z.ZodMiniTransform<{
        role: "assistant" | "user";
        createdAt: string;
        status: "complete" | "failed" | "stopped";
        rating?: "bad" | "good" | undefined;
        failure?: string | undefined;
        id: string;
        parent: string | null;
        text: string;
        steps?: {
            kind: string;
            detail?: string | undefined;
        }[] | undefined;
    }[], {
        role: "assistant" | "user";
        createdAt: string;
        status: "complete" | "failed" | "stopped";
        rating?: "bad" | "good" | undefined;
        failure?: string | undefined;
        id: string;
        parent: string | null;
        text: string;
        steps?: {
            kind: string;
            detail?: string | undefined;
        }[] | undefined;
    }[]>>;
}, z.core.$strict>;
export type ImportedConversation = z.infer<typeof ImportedConversation>;
export declare const ImportRequest: z.ZodMiniObject<{
    conversations: z.ZodMiniPipe<z.ZodMiniCustom<{
        source: string;
        title: string;
        createdAt: string;
        updatedAt: string;
        archived?: boolean | undefined;
        shown?: string | undefined;
        settings?: {
            model?: string | undefined;
            temperature?: number | undefined;
            instructions?: string | undefined;
        } | undefined;
        messages: {
            role: "assistant" | "user";
            createdAt: string;
            status: "complete" | "failed" | "stopped";
            rating?: "bad" | "good" | undefined;
            failure?: string | undefined;
            id: string;
            parent: string | null;
            text: string;
            steps?: {
                kind: string;
                detail?: string | undefined;
            }[] | undefined;
        }[];
    }[], {
        source: string;
        title: string;
        createdAt: string;
        updatedAt: string;
        archived?: boolean | undefined;
        shown?: string | undefined;
        settings?: {
            model?: string | undefined;
            temperature?: number | undefined;
            instructions?: string | undefined;
        } | undefined;
        messages: {
            role: "assistant" | "user";
            createdAt: string;
            status: "complete" | "failed" | "stopped";
            rating?: "bad" | "good" | undefined;
            failure?: string | undefined;
            id: string;
            parent: string | null;
            text: string;
            steps?: {
                kind: string;
                detail?: string | undefined;
            }[] | undefined;
        }[];
    }[]>, z.ZodMiniTransform<{
        source: string;
        title: string;
        createdAt: string;
        updatedAt: string;
        archived?: boolean | undefined;
        shown?: string | undefined;
        settings?: {
            model?: string | undefined;
            temperature?: number | undefined;
            instructions?: string | undefined;
        } | undefined;
        messages: {
            role: "assistant" | "user";
            createdAt: string;
            status: "complete" | "failed" | "stopped";
            rating?: "bad" | "good" | undefined;
            failure?: string | undefined;
            id: string;
            parent: string | null;
            text: string;
            steps?: {
                kind: string;
                detail?: string | undefined;
            }[] | undefined;
        }[];
    }[], {
        source: string;
        title: string;
        createdAt: string;
        updatedAt: string;
        archived?: boolean | undefined;
        shown?: string | undefined;
        settings?: {
            model?: string | undefined;
            temperature?: number | undefined;
            instructions?: string | undefined;
        } | undefined;
        messages: {
            role: "assistant" | "user";
            createdAt: string;
            status: "complete" | "failed" | "stopped";
            rating?: "bad" | "good" | undefined;
            failure?: string | undefined;
            id: string;
            parent: string | null;
            text: string;
            steps?: {
                kind: string;
                detail?: string | undefined;
            }[] | undefined;
        }[];
    }[]>>;
}, z.core.$strict>;
/** What became of each conversation, in the request's order. `here`: it was imported before, or it's the user's own and still there. */
export declare const ImportResponse: z.ZodMiniObject<{
    results: z.ZodMiniArray<z.ZodMiniObject<{
        outcome: z.ZodMiniEnum<{
            added: "added";
            here: "here";
            refused: "refused";
        }>;
        code: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ImportResponse = z.infer<typeof ImportResponse>;
export declare const movingCalls: {
    /**
     * Copies a conversation with all its branches and files, but without its ratings. The copy is neither pinned nor archived. A reply
     * that's still being written is a stopped, empty one in it.
     */
    duplicate: {
        readonly method: "POST";
        readonly path: "/chat/history/:id/duplicate";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            request_id: z.ZodMiniString<string>;
            title: z.ZodMiniString<string>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            conversation: z.ZodMiniObject<{
                id: z.ZodMiniUUID;
                title: z.ZodMiniString<string>;
                lastMessageAt: z.ZodMiniISODateTime;
                messageCount: z.ZodMiniNumber<number>;
                preview: z.ZodMiniOptional<z.ZodMiniString<string>>;
                pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                folderId: z.ZodMiniOptional<z.ZodMiniUUID>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    /** Conversations with all their branches, page by page. */
    export: {
        readonly method: "GET";
        readonly path: "/chat/export";
        readonly query: z.ZodMiniObject<{
            conversation_id: z.ZodMiniOptional<z.ZodMiniUUID>;
            cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            parts: z.ZodMiniArray<z.ZodMiniObject<{
                conversation: z.ZodMiniObject<{
                    id: z.ZodMiniString<string>;
                    title: z.ZodMiniString<string>;
                    createdAt: z.ZodMiniISODateTime;
                    updatedAt: z.ZodMiniISODateTime;
                    shown: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    folder: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    settings: z.ZodMiniOptional<z.ZodMiniObject<{
                        model: z.ZodMiniOptional<z.ZodMiniString<string>>;
                        temperature: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        instructions: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    }, z.core.$strict>>;
                }, z.core.$strip>;
                messages: z.ZodMiniArray<z.ZodMiniObject<{
                    role: z.ZodMiniEnum<{
                        assistant: "assistant";
                        user: "user";
                    }>;
                    createdAt: z.ZodMiniISODateTime;
                    status: z.ZodMiniEnum<{
                        complete: "complete";
                        failed: "failed";
                        stopped: "stopped";
                    }>;
                    rating: z.ZodMiniOptional<z.ZodMiniEnum<{
                        bad: "bad";
                        good: "good";
                    }>>;
                    failure: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    id: z.ZodMiniString<string>;
                    parent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    text: z.ZodMiniString<string>;
                    steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                        kind: z.ZodMiniString<string>;
                        detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    }, z.core.$strip>>>;
                    attachments: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        type: z.ZodMiniString<string>;
                        size: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    }, z.core.$strip>>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    };
    /** Stores conversations from elsewhere. Each is stored whole or not at all. */
    import: {
        readonly method: "POST";
        readonly path: "/chat/import";
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            conversations: z.ZodMiniPipe<z.ZodMiniCustom<{
                source: string;
                title: string;
                createdAt: string;
                updatedAt: string;
                archived?: boolean | undefined;
                shown?: string | undefined;
                settings?: {
                    model?: string | undefined;
                    temperature?: number | undefined;
                    instructions?: string | undefined;
                } | undefined;
                messages: {
                    role: "assistant" | "user";
                    createdAt: string;
                    status: "complete" | "failed" | "stopped";
                    rating?: "bad" | "good" | undefined;
                    failure?: string | undefined;
                    id: string;
                    parent: string | null;
                    text: string;
                    steps?: {
                        kind: string;
                        detail?: string | undefined;
                    }[] | undefined;
                }[];
            }[], {
                source: string;
                title: string;
                createdAt: string;
                updatedAt: string;
                archived?: boolean | undefined;
                shown?: string | undefined;
                settings?: {
                    model?: string | undefined;
                    temperature?: number | undefined;
                    instructions?: string | undefined;
                } | undefined;
                messages: {
                    role: "assistant" | "user";
                    createdAt: string;
                    status: "complete" | "failed" | "stopped";
                    rating?: "bad" | "good" | undefined;
                    failure?: string | undefined;
                    id: string;
                    parent: string | null;
                    text: string;
                    steps?: {
                        kind: string;
                        detail?: string | undefined;
                    }[] | undefined;
                }[];
            }[]>, z.ZodMiniTransform<{
                source: string;
                title: string;
                createdAt: string;
                updatedAt: string;
                archived?: boolean | undefined;
                shown?: string | undefined;
                settings?: {
                    model?: string | undefined;
                    temperature?: number | undefined;
                    instructions?: string | undefined;
                } | undefined;
                messages: {
                    role: "assistant" | "user";
                    createdAt: string;
                    status: "complete" | "failed" | "stopped";
                    rating?: "bad" | "good" | undefined;
                    failure?: string | undefined;
                    id: string;
                    parent: string | null;
                    text: string;
                    steps?: {
                        kind: string;
                        detail?: string | undefined;
                    }[] | undefined;
                }[];
            }[], {
                source: string;
                title: string;
                createdAt: string;
                updatedAt: string;
                archived?: boolean | undefined;
                shown?: string | undefined;
                settings?: {
                    model?: string | undefined;
                    temperature?: number | undefined;
                    instructions?: string | undefined;
                } | undefined;
                messages: {
                    role: "assistant" | "user";
                    createdAt: string;
                    status: "complete" | "failed" | "stopped";
                    rating?: "bad" | "good" | undefined;
                    failure?: string | undefined;
                    id: string;
                    parent: string | null;
                    text: string;
                    steps?: {
                        kind: string;
                        detail?: string | undefined;
                    }[] | undefined;
                }[];
            }[]>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            results: z.ZodMiniArray<z.ZodMiniObject<{
                outcome: z.ZodMiniEnum<{
                    added: "added";
                    here: "here";
                    refused: "refused";
                }>;
                code: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
};

// wire/offers.d.ts
import * as z from "zod/mini";
import type { MessageCard } from "./message.ts";
/**
 * The kind of a card that offers choices about a reply, which the chat draws itself. Its data has them as `choices`, and as `state` what became of them:
 * without one, they can still be chosen.
 */
export declare const CHOICE_CARD = "assistant.choice";
export declare const CHOICES: readonly ["confirm", "decline", "undo"];
export type ReplyChoice = (typeof CHOICES)[number];
/**
 * What became of what a reply proposed, asked or did: it was done, left, taken back, or left open for too long. What's `done` may be taken back by
 * the reply that did it.
 */
export declare const OFFER_STATES: readonly ["done", "declined", "undone", "closed"];
export type OfferState = (typeof OFFER_STATES)[number];
/** What became of something that an earlier reply offered. */
export declare const Settled: z.ZodMiniObject<{
    turn: z.ZodMiniString<string>;
    offer: z.ZodMiniEnum<{
        deed: "deed";
        question: "question";
    }>;
    items: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
    state: z.ZodMiniEnum<{
        closed: "closed";
        declined: "declined";
        done: "done";
        undone: "undone";
    }>;
}, z.core.$strip>;
export type Settled = z.infer<typeof Settled>;
/** The kind of a card with something that a reply proposes to do, which the chat draws itself. Its data is a `ProposalCardData`. */
export declare const PROPOSAL_CARD = "assistant.proposal";
/** Something that a reply proposes to do in the calendar, in the reply's language. */
export interface ProposalCardData {
    readonly does: "create" | "change" | "cancel";
    /** What it's about, in a line of Markdown. */
    readonly head: string;
    /** What else would be written. Plain texts. */
    readonly lines: readonly string[];
    /** The event's title, as plain text. */
    readonly title?: string;
    /** What became of it. Without one, it's still open. */
    readonly state?: OfferState;
}
/** What became of what a card offers; undefined while that's open, and for cards that offer nothing. */
export declare const offerState: ({ data }: MessageCard) => OfferState | undefined;
/** A reply's cards, once something became of what they offer. What's declined or closed may only have been open before. */
export declare function settledCards(cards: readonly MessageCard[], { offer, items, state }: Pick<Settled, "offer" | "items" | "state">): MessageCard[];

// wire/page.d.ts
/** Where the page sends analytics if the installation has an `analyticsId`. */
export declare const ANALYTICS_URL = "https://www.google-analytics.com/g/collect";
/** Id of the `<script type="application/json">` element with the BootDocument. */
export declare const BOOT_ELEMENT_ID = "atrium-boot";

// wire/plain-text.d.ts
/**
 * Turns Markdown into one line of plain text, for places that show part of a message. The text may be cut off anywhere.
 * Every step looks at each character a bounded number of times, because someone could craft a text that is slow for a real parser.
 */
export declare function plainText(markdown: string): string;

// wire/preferences.d.ts
import * as z from "zod/mini";
/** The highest reply length, in tokens, that can be set anywhere. An installation may allow less. */
export declare const MODEL_MAX_TOKENS = 128000;
/** The complete settings object, without anything that a newer version has added. */
export declare const Settings: z.ZodMiniObject<{
    theme: z.ZodMiniEnum<{
        dark: "dark";
        light: "light";
        system: "system";
    }>;
    language: z.ZodMiniEnum<{
        de: "de";
        en: "en";
        es: "es";
        fr: "fr";
        it: "it";
        ja: "ja";
        ko: "ko";
        pt: "pt";
        ru: "ru";
        vi: "vi";
        zh: "zh";
        "zh-CN": "zh-CN";
    }>;
    notifications: z.ZodMiniObject<{
        enabled: z.ZodMiniBoolean<boolean>;
        sound: z.ZodMiniBoolean<boolean>;
        desktop: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    chat: z.ZodMiniObject<{
        model: z.ZodMiniString<string>;
        temperature: z.ZodMiniNumber<number>;
        maxTokens: z.ZodMiniNumber<number>;
        generatedTitles: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        memory: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>;
    privacy: z.ZodMiniObject<{
        dataCollection: z.ZodMiniBoolean<boolean>;
        analytics: z.ZodMiniBoolean<boolean>;
        crashReports: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type Settings = z.infer<typeof Settings>;
/** Settings to be saved. Anything unknown is refused. */
export declare const SettingsUpdate: z.ZodMiniObject<{
    theme: z.ZodMiniEnum<{
        dark: "dark";
        light: "light";
        system: "system";
    }>;
    language: z.ZodMiniEnum<{
        de: "de";
        en: "en";
        es: "es";
        fr: "fr";
        it: "it";
        ja: "ja";
        ko: "ko";
        pt: "pt";
        ru: "ru";
        vi: "vi";
        zh: "zh";
        "zh-CN": "zh-CN";
    }>;
    notifications: z.ZodMiniObject<{
        enabled: z.ZodMiniBoolean<boolean>;
        sound: z.ZodMiniBoolean<boolean>;
        desktop: z.ZodMiniBoolean<boolean>;
    }, z.core.$strict>;
    chat: z.ZodMiniObject<{
        model: z.ZodMiniString<string>;
        temperature: z.ZodMiniNumber<number>;
        maxTokens: z.ZodMiniNumber<number>;
        generatedTitles: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        memory: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>;
    privacy: z.ZodMiniObject<{
        dataCollection: z.ZodMiniBoolean<boolean>;
        analytics: z.ZodMiniBoolean<boolean>;
        crashReports: z.ZodMiniBoolean<boolean>;
    }, z.core.$strict>;
}, z.core.$strict>;
/**
 * The models `chat.model` can be set to. The installation's own model comes first, under the name in the
 * default settings. Empty if the installation has no model.
 */
export declare const ModelOptions: z.ZodMiniObject<{
    models: z.ZodMiniArray<z.ZodMiniObject<{
        value: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    maxTokens: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type ModelOptions = z.infer<typeof ModelOptions>;
export declare const DEFAULT_SETTINGS: Settings;
export declare const preferencesCalls: {
    read: {
        readonly method: "GET";
        readonly path: "/preferences";
        readonly answer: z.ZodMiniObject<{
            theme: z.ZodMiniEnum<{
                dark: "dark";
                light: "light";
                system: "system";
            }>;
            language: z.ZodMiniEnum<{
                de: "de";
                en: "en";
                es: "es";
                fr: "fr";
                it: "it";
                ja: "ja";
                ko: "ko";
                pt: "pt";
                ru: "ru";
                vi: "vi";
                zh: "zh";
                "zh-CN": "zh-CN";
            }>;
            notifications: z.ZodMiniObject<{
                enabled: z.ZodMiniBoolean<boolean>;
                sound: z.ZodMiniBoolean<boolean>;
                desktop: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>;
            chat: z.ZodMiniObject<{
                model: z.ZodMiniString<string>;
                temperature: z.ZodMiniNumber<number>;
                maxTokens: z.ZodMiniNumber<number>;
                generatedTitles: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                memory: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>;
            privacy: z.ZodMiniObject<{
                dataCollection: z.ZodMiniBoolean<boolean>;
                analytics: z.ZodMiniBoolean<boolean>;
                crashReports: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    save: {
        readonly method: "PUT";
        readonly path: "/preferences";
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            theme: z.ZodMiniEnum<{
                dark: "dark";
                light: "light";
                system: "system";
            }>;
            language: z.ZodMiniEnum<{
                de: "de";
                en: "en";
                es: "es";
                fr: "fr";
                it: "it";
                ja: "ja";
                ko: "ko";
                pt: "pt";
                ru: "ru";
                vi: "vi";
                zh: "zh";
                "zh-CN": "zh-CN";
            }>;
            notifications: z.ZodMiniObject<{
                enabled: z.ZodMiniBoolean<boolean>;
                sound: z.ZodMiniBoolean<boolean>;
                desktop: z.ZodMiniBoolean<boolean>;
            }, z.core.$strict>;
            chat: z.ZodMiniObject<{
                model: z.ZodMiniString<string>;
                temperature: z.ZodMiniNumber<number>;
                maxTokens: z.ZodMiniNumber<number>;
                generatedTitles: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                memory: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            }, z.core.$strict>;
            privacy: z.ZodMiniObject<{
                dataCollection: z.ZodMiniBoolean<boolean>;
                analytics: z.ZodMiniBoolean<boolean>;
                crashReports: z.ZodMiniBoolean<boolean>;
            }, z.core.$strict>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            theme: z.ZodMiniEnum<{
                dark: "dark";
                light: "light";
                system: "system";
            }>;
            language: z.ZodMiniEnum<{
                de: "de";
                en: "en";
                es: "es";
                fr: "fr";
                it: "it";
                ja: "ja";
                ko: "ko";
                pt: "pt";
                ru: "ru";
                vi: "vi";
                zh: "zh";
                "zh-CN": "zh-CN";
            }>;
            notifications: z.ZodMiniObject<{
                enabled: z.ZodMiniBoolean<boolean>;
                sound: z.ZodMiniBoolean<boolean>;
                desktop: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>;
            chat: z.ZodMiniObject<{
                model: z.ZodMiniString<string>;
                temperature: z.ZodMiniNumber<number>;
                maxTokens: z.ZodMiniNumber<number>;
                generatedTitles: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                memory: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>;
            privacy: z.ZodMiniObject<{
                dataCollection: z.ZodMiniBoolean<boolean>;
                analytics: z.ZodMiniBoolean<boolean>;
                crashReports: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
    reset: {
        readonly method: "DELETE";
        readonly path: "/preferences";
        readonly answer: z.ZodMiniObject<{
            theme: z.ZodMiniEnum<{
                dark: "dark";
                light: "light";
                system: "system";
            }>;
            language: z.ZodMiniEnum<{
                de: "de";
                en: "en";
                es: "es";
                fr: "fr";
                it: "it";
                ja: "ja";
                ko: "ko";
                pt: "pt";
                ru: "ru";
                vi: "vi";
                zh: "zh";
                "zh-CN": "zh-CN";
            }>;
            notifications: z.ZodMiniObject<{
                enabled: z.ZodMiniBoolean<boolean>;
                sound: z.ZodMiniBoolean<boolean>;
                desktop: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>;
            chat: z.ZodMiniObject<{
                model: z.ZodMiniString<string>;
                temperature: z.ZodMiniNumber<number>;
                maxTokens: z.ZodMiniNumber<number>;
                generatedTitles: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                memory: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>;
            privacy: z.ZodMiniObject<{
                dataCollection: z.ZodMiniBoolean<boolean>;
                analytics: z.ZodMiniBoolean<boolean>;
                crashReports: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
    models: {
        readonly method: "GET";
        readonly path: "/assistant/models";
        readonly answer: z.ZodMiniObject<{
            models: z.ZodMiniArray<z.ZodMiniObject<{
                value: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            maxTokens: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
    };
};

// wire/price-engine.d.ts
import type { PriceTier, Product } from "./marketplace.ts";
/** The parts of a product that determine its price. */
export type PriceRules = Pick<Product, "priceTiers" | "minimumOrderQuantity" | "casePack" | "stock">;
/** What a quantity costs, or why it can't be ordered and what could be. Prices are in minor units of the product's currency. */
export type Quote = {
    readonly kind: "priced";
    readonly quantity: number;
    readonly tier: PriceTier;
    readonly total: number;
    /** The next cheaper tier, and how many more units reach it. */
    readonly next?: {
        readonly tier: PriceTier;
        readonly missing: number;
    };
} | {
    readonly kind: "no_quantity";
} | {
    readonly kind: "not_a_quantity";
} | {
    readonly kind: "below_minimum";
    readonly least: number;
} | {
    readonly kind: "not_whole_cases";
    readonly casePack: number;
    readonly fewer: number;
    readonly more: number;
} | {
    readonly kind: "exceeds_stock";
    readonly stock: number;
    readonly most: number;
} | {
    readonly kind: "out_of_stock";
};
/** The quantity somebody typed: undefined if they typed nothing, NaN if it isn't a whole number. */
export declare function quantityIn(text: string): number | undefined;
/** The price of a quantity, at the tier it reaches. It must be whole cases, at least the minimum order and at most the stock. */
export declare function quote(rules: PriceRules, quantity: number | undefined): Quote;
/** The smallest orderable quantity: the minimum order, rounded up to whole cases. */
export declare function leastOrder({ minimumOrderQuantity, casePack }: PriceRules): number;
/** The largest quantity of whole cases the stock covers. 0 if it doesn't cover a case. */
export declare function mostOrder({ stock, casePack }: PriceRules): number;
/** The highest tier a quantity reaches, or the first one if it reaches none. */
export declare function tierOf(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined;
/** The next orderable quantity up or down from any quantity. Stays within the orderable range. */
export declare function stepQuantity(rules: PriceRules, quantity: number, direction: 1 | -1): number;

// wire/query.d.ts
import * as z from "zod/mini";
/** A whole number in a query, in decimal digits only. Refuses `0x10`, `1e2`, `+1`, ` 1` and an empty value. */
export declare const queryNumber: (min: number, max: number) => z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>;
/** `true` or `false` in a query. */
export declare const queryFlag: () => z.ZodMiniPipe<z.ZodMiniEnum<{
    false: "false";
    true: "true";
}>, z.ZodMiniTransform<boolean, "false" | "true">>;

// wire/realtime.d.ts
import * as z from "zod/mini";
/** Client id the server publishes with. Assistant events from any other client are ignored. */
export declare const SERVER_CLIENT_ID = "atrium-server";
/** The name of a user's one channel. */
export declare const userChannel: (userId: string) => string;
/** How the browser connects. Absent options use the SDK's defaults. */
export declare const RealtimeOptions: z.ZodMiniObject<{
    endpoint: z.ZodMiniOptional<z.ZodMiniString<string>>;
    port: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    tlsPort: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    tls: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strip>;
export type RealtimeOptions = z.infer<typeof RealtimeOptions>;
/** What this server answers. Other servers may return a plain string, or nest the token; the shell's reader handles both. */
export declare const RealtimeToken: z.ZodMiniObject<{
    token: z.ZodMiniString<string>;
    clientId: z.ZodMiniString<string>;
    channel: z.ZodMiniString<string>;
    expiresAt: z.ZodMiniNumber<number>;
    options: z.ZodMiniObject<{
        endpoint: z.ZodMiniOptional<z.ZodMiniString<string>>;
        port: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        tlsPort: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        tls: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type RealtimeToken = z.infer<typeof RealtimeToken>;
/** The server now listens to the user's channel. */
export declare const RealtimeSubscribed: z.ZodMiniObject<{
    status: z.ZodMiniLiteral<"subscribed">;
    channel: z.ZodMiniString<string>;
    quietForMs: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
}, z.core.$strip>;
export declare const realtimeCalls: {
    token: {
        readonly method: "GET";
        readonly path: "/ably/token";
        readonly answer: z.ZodMiniObject<{
            token: z.ZodMiniString<string>;
            clientId: z.ZodMiniString<string>;
            channel: z.ZodMiniString<string>;
            expiresAt: z.ZodMiniNumber<number>;
            options: z.ZodMiniObject<{
                endpoint: z.ZodMiniOptional<z.ZodMiniString<string>>;
                port: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                tlsPort: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                tls: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    /** The body is ignored. */
    subscribe: {
        readonly method: "POST";
        readonly path: "/ably/subscribe";
        readonly repeatable: true;
        readonly body: z.ZodMiniUnknown;
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"subscribed">;
            channel: z.ZodMiniString<string>;
            quietForMs: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
};
/** The `message` event the client publishes. The server ignores `userId` and goes by the channel and client id. */
export declare const OutboundMessage: z.ZodMiniObject<{
    eventType: z.ZodMiniLiteral<"message">;
    messageData: z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        content: z.ZodMiniString<string>;
        userId: z.ZodMiniString<string>;
        status: z.ZodMiniLiteral<"sent">;
        messageId: z.ZodMiniString<string>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            media_ids: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>>;
            edits: z.ZodMiniOptional<z.ZodMiniString<string>>;
            keeps: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniCustom<string[], string[]>, z.ZodMiniTransform<string[], string[]>>>;
            answers: z.ZodMiniOptional<z.ZodMiniString<string>>;
            follows: z.ZodMiniOptional<z.ZodMiniString<string>>;
            aside: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            settings: z.ZodMiniOptional<z.ZodMiniObject<{
                model: z.ZodMiniOptional<z.ZodMiniString<string>>;
                temperature: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                instructions: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strict>>;
            act: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniObject<{
                choice: z.ZodMiniEnum<{
                    confirm: "confirm";
                    decline: "decline";
                    undo: "undo";
                }>;
                turn: z.ZodMiniUUID;
                item: z.ZodMiniOptional<z.ZodMiniInt>;
            }, z.core.$strip>, z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                suggests: z.ZodMiniLiteral<"week">;
            }, z.core.$strip>, z.ZodMiniObject<{
                suggests: z.ZodMiniLiteral<"event">;
                title: z.ZodMiniString<string>;
                days: z.ZodMiniInt;
                time: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniObject<{
                suggests: z.ZodMiniLiteral<"weather">;
                place: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniObject<{
                suggests: z.ZodMiniLiteral<"products">;
                q: z.ZodMiniString<string>;
            }, z.core.$strip>], "suggests">]>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    timestamp: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>;
}, z.core.$strip>;
export type OutboundMessage = z.infer<typeof OutboundMessage>;
/** Where a chunk of a reply belongs. Sort by (attempt, seq); within an attempt, seq counts up from 1 without gaps. */
export declare const TurnPosition: z.ZodMiniObject<{
    turnId: z.ZodMiniString<string>;
    attempt: z.ZodMiniNumber<number>;
    seq: z.ZodMiniNumber<number>;
    messageId: z.ZodMiniString<string>;
}, z.core.$strip>;
export type TurnPosition = z.infer<typeof TurnPosition>;
/** A reply that has ended, with its full text unless `truncated`. `status` is 'completed' or 'success', or 'stopped' by the user. */
export declare const MessageResponseEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    message: z.ZodMiniString<string>;
    status: z.ZodMiniString<string>;
    metadata: z.ZodMiniOptional<z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        attempt: z.ZodMiniNumber<number>;
        seq: z.ZodMiniNumber<number>;
        messageId: z.ZodMiniString<string>;
        replyId: z.ZodMiniString<string>;
        createdAt: z.ZodMiniString<string>;
        title: z.ZodMiniOptional<z.ZodMiniString<string>>;
        versions: z.ZodMiniOptional<z.ZodMiniObject<{
            position: z.ZodMiniNumber<number>;
            count: z.ZodMiniNumber<number>;
            previous: z.ZodMiniOptional<z.ZodMiniString<string>>;
            next: z.ZodMiniOptional<z.ZodMiniString<string>>;
            newest: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
            says: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
            seconds: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        settled: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            turn: z.ZodMiniString<string>;
            offer: z.ZodMiniEnum<{
                deed: "deed";
                question: "question";
            }>;
            items: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
            state: z.ZodMiniEnum<{
                closed: "closed";
                declined: "declined";
                done: "done";
                undone: "undone";
            }>;
        }, z.core.$strip>>>;
        truncated: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** A chunk of the reply. `metadata.offset` is where it starts in the full text, in UTF-16 units. */
export declare const MessageChunkEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    content: z.ZodMiniOptional<z.ZodMiniString<string>>;
    chunk: z.ZodMiniOptional<z.ZodMiniString<string>>;
    text: z.ZodMiniOptional<z.ZodMiniString<string>>;
    metadata: z.ZodMiniOptional<z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        attempt: z.ZodMiniNumber<number>;
        seq: z.ZodMiniNumber<number>;
        messageId: z.ZodMiniString<string>;
        offset: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** A turn or a message failed. */
export declare const ErrorEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    error: z.ZodMiniOptional<z.ZodMiniString<string>>;
    metadata: z.ZodMiniOptional<z.ZodMiniObject<{
        messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        turnId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        attempt: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        code: z.ZodMiniOptional<z.ZodMiniString<string>>;
        retryable: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** Progress of one node in the assistant's graph. With a `step`, that's what it does now. */
export declare const GraphEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    content: z.ZodMiniOptional<z.ZodMiniString<string>>;
    partial_response: z.ZodMiniOptional<z.ZodMiniString<string>>;
    status: z.ZodMiniOptional<z.ZodMiniString<string>>;
    complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    metadata: z.ZodMiniOptional<z.ZodMiniObject<{
        turnId: z.ZodMiniString<string>;
        attempt: z.ZodMiniNumber<number>;
        messageId: z.ZodMiniString<string>;
        step: z.ZodMiniOptional<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
            offset: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** The server has stored a user message and queued its turn. */
export declare const MessageAcceptedEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniString<string>;
    messageId: z.ZodMiniString<string>;
    turnId: z.ZodMiniString<string>;
    storedId: z.ZodMiniString<string>;
    createdAt: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
}, z.core.$strip>;
/**
 * A conversation was renamed or deleted, in this tab or elsewhere. `messages`: another branch is shown, a reply is written again or
 * was rated, or its settings changed, so fetch it again.
 */
export declare const ConversationChangedEvent: z.ZodMiniObject<{
    conversationId: z.ZodMiniString<string>;
    change: z.ZodMiniEnum<{
        deleted: "deleted";
        messages: "messages";
        renamed: "renamed";
    }>;
    title: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** Conversations were pinned, archived or filed, or the opposite. What's absent didn't change. */
export declare const ConversationsOrganizedEvent: z.ZodMiniObject<{
    conversationIds: z.ZodMiniArray<z.ZodMiniString<string>>;
    pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    folderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>;
/** The list has to be loaded again: deleted conversations are back, folders changed, or whole conversations were added. */
export declare const ConversationListChangedEvent: z.ZodMiniObject<{
    change: z.ZodMiniEnum<{
        added: "added";
        folders: "folders";
        restored: "restored";
    }>;
}, z.core.$strip>;
/** Schemas of inbound events, by event name. */
export declare const INBOUND_EVENTS: {
    readonly message_response: z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        message: z.ZodMiniString<string>;
        status: z.ZodMiniString<string>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            turnId: z.ZodMiniString<string>;
            attempt: z.ZodMiniNumber<number>;
            seq: z.ZodMiniNumber<number>;
            messageId: z.ZodMiniString<string>;
            replyId: z.ZodMiniString<string>;
            createdAt: z.ZodMiniString<string>;
            title: z.ZodMiniOptional<z.ZodMiniString<string>>;
            versions: z.ZodMiniOptional<z.ZodMiniObject<{
                position: z.ZodMiniNumber<number>;
                count: z.ZodMiniNumber<number>;
                previous: z.ZodMiniOptional<z.ZodMiniString<string>>;
                next: z.ZodMiniOptional<z.ZodMiniString<string>>;
                newest: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                kind: z.ZodMiniString<string>;
                data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
                says: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strip>>>;
            steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                kind: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strip>>>;
            reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
                seconds: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            settled: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                turn: z.ZodMiniString<string>;
                offer: z.ZodMiniEnum<{
                    deed: "deed";
                    question: "question";
                }>;
                items: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
                state: z.ZodMiniEnum<{
                    closed: "closed";
                    declined: "declined";
                    done: "done";
                    undone: "undone";
                }>;
            }, z.core.$strip>>>;
            truncated: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly message_chunk: z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        content: z.ZodMiniOptional<z.ZodMiniString<string>>;
        chunk: z.ZodMiniOptional<z.ZodMiniString<string>>;
        text: z.ZodMiniOptional<z.ZodMiniString<string>>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            turnId: z.ZodMiniString<string>;
            attempt: z.ZodMiniNumber<number>;
            seq: z.ZodMiniNumber<number>;
            messageId: z.ZodMiniString<string>;
            offset: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly error: z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        error: z.ZodMiniOptional<z.ZodMiniString<string>>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            messageId: z.ZodMiniOptional<z.ZodMiniString<string>>;
            turnId: z.ZodMiniOptional<z.ZodMiniString<string>>;
            attempt: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            code: z.ZodMiniOptional<z.ZodMiniString<string>>;
            retryable: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly "graph-event-router": z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        content: z.ZodMiniOptional<z.ZodMiniString<string>>;
        partial_response: z.ZodMiniOptional<z.ZodMiniString<string>>;
        status: z.ZodMiniOptional<z.ZodMiniString<string>>;
        complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            turnId: z.ZodMiniString<string>;
            attempt: z.ZodMiniNumber<number>;
            messageId: z.ZodMiniString<string>;
            step: z.ZodMiniOptional<z.ZodMiniObject<{
                kind: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
                offset: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly "graph-event-calendar": z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        content: z.ZodMiniOptional<z.ZodMiniString<string>>;
        partial_response: z.ZodMiniOptional<z.ZodMiniString<string>>;
        status: z.ZodMiniOptional<z.ZodMiniString<string>>;
        complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            turnId: z.ZodMiniString<string>;
            attempt: z.ZodMiniNumber<number>;
            messageId: z.ZodMiniString<string>;
            step: z.ZodMiniOptional<z.ZodMiniObject<{
                kind: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
                offset: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly "graph-event-weather": z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        content: z.ZodMiniOptional<z.ZodMiniString<string>>;
        partial_response: z.ZodMiniOptional<z.ZodMiniString<string>>;
        status: z.ZodMiniOptional<z.ZodMiniString<string>>;
        complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            turnId: z.ZodMiniString<string>;
            attempt: z.ZodMiniNumber<number>;
            messageId: z.ZodMiniString<string>;
            step: z.ZodMiniOptional<z.ZodMiniObject<{
                kind: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
                offset: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly "graph-event-general": z.ZodMiniObject<{
        conversationId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        conversation_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        content: z.ZodMiniOptional<z.ZodMiniString<string>>;
        partial_response: z.ZodMiniOptional<z.ZodMiniString<string>>;
        status: z.ZodMiniOptional<z.ZodMiniString<string>>;
        complete: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        metadata: z.ZodMiniOptional<z.ZodMiniObject<{
            turnId: z.ZodMiniString<string>;
            attempt: z.ZodMiniNumber<number>;
            messageId: z.ZodMiniString<string>;
            step: z.ZodMiniOptional<z.ZodMiniObject<{
                kind: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
                offset: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly message_accepted: z.ZodMiniObject<{
        conversationId: z.ZodMiniString<string>;
        messageId: z.ZodMiniString<string>;
        turnId: z.ZodMiniString<string>;
        storedId: z.ZodMiniString<string>;
        createdAt: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
    }, z.core.$strip>;
    readonly conversation_changed: z.ZodMiniObject<{
        conversationId: z.ZodMiniString<string>;
        change: z.ZodMiniEnum<{
            deleted: "deleted";
            messages: "messages";
            renamed: "renamed";
        }>;
        title: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    readonly conversations_organized: z.ZodMiniObject<{
        conversationIds: z.ZodMiniArray<z.ZodMiniString<string>>;
        pinned: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        archived: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        folderId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>;
    readonly conversation_list_changed: z.ZodMiniObject<{
        change: z.ZodMiniEnum<{
            added: "added";
            folders: "folders";
            restored: "restored";
        }>;
    }, z.core.$strip>;
};
export type InboundEventName = keyof typeof INBOUND_EVENTS;
export type InboundEventData<Name extends InboundEventName> = z.infer<(typeof INBOUND_EVENTS)[Name]>;
/** One inbound event, discriminated by `name`. */
export type RealtimeEvent = {
    [Name in InboundEventName]: {
        readonly name: Name;
        readonly data: InboundEventData<Name>;
    };
}[InboundEventName];

// wire/registry.d.ts
import * as z from "zod/mini";
/** `release.json` inside an immutable release directory. */
export declare const Release: z.ZodMiniObject<{
    app: z.ZodMiniString<string>;
    version: z.ZodMiniString<string>;
    files: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    entry: z.ZodMiniString<string>;
    exposes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
        js: z.ZodMiniArray<z.ZodMiniString<string>>;
        css: z.ZodMiniArray<z.ZodMiniString<string>>;
        shared: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strip>>;
    texts: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    later: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    feature: z.ZodMiniOptional<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        title: z.ZodMiniIntersection<z.ZodMiniObject<{
            en: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        version: z.ZodMiniString<string>;
        routes: z.ZodMiniArray<z.ZodMiniString<string>>;
        routesExpose: z.ZodMiniString<string>;
        navigation: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            label: z.ZodMiniIntersection<z.ZodMiniObject<{
                en: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            icon: z.ZodMiniString<string>;
            path: z.ZodMiniString<string>;
            order: z.ZodMiniNumber<number>;
            keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        slots: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            slot: z.ZodMiniEnum<{
                command: "command";
                "home.card": "home.card";
                "home.start": "home.start";
                "message.card": "message.card";
                "notification.source": "notification.source";
                "search.provider": "search.provider";
                "settings.panel": "settings.panel";
                "shared.page": "shared.page";
                "sidebar.panel": "sidebar.panel";
            }>;
            id: z.ZodMiniString<string>;
            expose: z.ZodMiniString<string>;
            label: z.ZodMiniOptional<z.ZodMiniIntersection<z.ZodMiniObject<{
                en: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
            icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
            order: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            paths: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            kinds: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            shape: z.ZodMiniOptional<z.ZodMiniObject<{
                mark: z.ZodMiniObject<{
                    width: z.ZodMiniNumber<number>;
                    height: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                lines: z.ZodMiniArray<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
            ownKeys: z.ZodMiniOptional<z.ZodMiniString<string>>;
            below: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            immediate: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            whenIdle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            tab: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        requires: z.ZodMiniObject<{
            contract: z.ZodMiniString<string>;
            wire: z.ZodMiniOptional<z.ZodMiniString<string>>;
            spec: z.ZodMiniOptional<z.ZodMiniString<string>>;
            ui: z.ZodMiniOptional<z.ZodMiniString<string>>;
            shell: z.ZodMiniString<string>;
        }, z.core.$strip>;
        owner: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    provides: z.ZodMiniOptional<z.ZodMiniObject<{
        contract: z.ZodMiniString<string>;
        bridged: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        wire: z.ZodMiniOptional<z.ZodMiniString<string>>;
        spec: z.ZodMiniOptional<z.ZodMiniString<string>>;
        ui: z.ZodMiniOptional<z.ZodMiniString<string>>;
        shell: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    releasedAt: z.ZodMiniString<string>;
    notes: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type Release = z.infer<typeof Release>;
/**
 * `registry.json` of schema 1.
 * @deprecated The kit writes later schemas, which `docs/spec/registry.md` describes. It still reads this one.
 */
export declare const Registry: z.ZodMiniObject<{
    schema: z.ZodMiniLiteral<1>;
    revision: z.ZodMiniNumber<number>;
    apps: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
        active: z.ZodMiniString<string>;
        origin: z.ZodMiniOptional<z.ZodMiniString<string>>;
        history: z.ZodMiniArray<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            at: z.ZodMiniString<string>;
            action: z.ZodMiniEnum<{
                activate: "activate";
                release: "release";
            }>;
            notes: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Registry = z.infer<typeof Registry>;
/** One release of a feature as the shell gets it, with resolved URLs. */
export declare const ResolvedRelease: z.ZodMiniObject<{
    version: z.ZodMiniString<string>;
    baseUrl: z.ZodMiniString<string>;
    entry: z.ZodMiniString<string>;
    exposes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
        js: z.ZodMiniArray<z.ZodMiniString<string>>;
        css: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    feature: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        title: z.ZodMiniIntersection<z.ZodMiniObject<{
            en: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        version: z.ZodMiniString<string>;
        routes: z.ZodMiniArray<z.ZodMiniString<string>>;
        routesExpose: z.ZodMiniString<string>;
        navigation: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            label: z.ZodMiniIntersection<z.ZodMiniObject<{
                en: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            icon: z.ZodMiniString<string>;
            path: z.ZodMiniString<string>;
            order: z.ZodMiniNumber<number>;
            keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        slots: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            slot: z.ZodMiniEnum<{
                command: "command";
                "home.card": "home.card";
                "home.start": "home.start";
                "message.card": "message.card";
                "notification.source": "notification.source";
                "search.provider": "search.provider";
                "settings.panel": "settings.panel";
                "shared.page": "shared.page";
                "sidebar.panel": "sidebar.panel";
            }>;
            id: z.ZodMiniString<string>;
            expose: z.ZodMiniString<string>;
            label: z.ZodMiniOptional<z.ZodMiniIntersection<z.ZodMiniObject<{
                en: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
            icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
            order: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            paths: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            kinds: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            shape: z.ZodMiniOptional<z.ZodMiniObject<{
                mark: z.ZodMiniObject<{
                    width: z.ZodMiniNumber<number>;
                    height: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                lines: z.ZodMiniArray<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
            ownKeys: z.ZodMiniOptional<z.ZodMiniString<string>>;
            below: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            immediate: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            whenIdle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            tab: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        requires: z.ZodMiniObject<{
            contract: z.ZodMiniString<string>;
            wire: z.ZodMiniOptional<z.ZodMiniString<string>>;
            spec: z.ZodMiniOptional<z.ZodMiniString<string>>;
            ui: z.ZodMiniOptional<z.ZodMiniString<string>>;
            shell: z.ZodMiniString<string>;
        }, z.core.$strip>;
        owner: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type ResolvedRelease = z.infer<typeof ResolvedRelease>;
/** What the server embeds in the page for the shell: the registry as it applies to this visitor, and the public configuration. */
export declare const BootDocument: z.ZodMiniObject<{
    registryRevision: z.ZodMiniNumber<number>;
    shellVersion: z.ZodMiniString<string>;
    features: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        active: z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            baseUrl: z.ZodMiniString<string>;
            entry: z.ZodMiniString<string>;
            exposes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                js: z.ZodMiniArray<z.ZodMiniString<string>>;
                css: z.ZodMiniArray<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            feature: z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                title: z.ZodMiniIntersection<z.ZodMiniObject<{
                    en: z.ZodMiniString<string>;
                }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                version: z.ZodMiniString<string>;
                routes: z.ZodMiniArray<z.ZodMiniString<string>>;
                routesExpose: z.ZodMiniString<string>;
                navigation: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    label: z.ZodMiniIntersection<z.ZodMiniObject<{
                        en: z.ZodMiniString<string>;
                    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    icon: z.ZodMiniString<string>;
                    path: z.ZodMiniString<string>;
                    order: z.ZodMiniNumber<number>;
                    keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                slots: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    slot: z.ZodMiniEnum<{
                        command: "command";
                        "home.card": "home.card";
                        "home.start": "home.start";
                        "message.card": "message.card";
                        "notification.source": "notification.source";
                        "search.provider": "search.provider";
                        "settings.panel": "settings.panel";
                        "shared.page": "shared.page";
                        "sidebar.panel": "sidebar.panel";
                    }>;
                    id: z.ZodMiniString<string>;
                    expose: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniIntersection<z.ZodMiniObject<{
                        en: z.ZodMiniString<string>;
                    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
                    icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    order: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    paths: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                    kinds: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                    shape: z.ZodMiniOptional<z.ZodMiniObject<{
                        mark: z.ZodMiniObject<{
                            width: z.ZodMiniNumber<number>;
                            height: z.ZodMiniNumber<number>;
                        }, z.core.$strip>;
                        lines: z.ZodMiniArray<z.ZodMiniString<string>>;
                    }, z.core.$strip>>;
                    keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    ownKeys: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    below: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                    immediate: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    whenIdle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    tab: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                requires: z.ZodMiniObject<{
                    contract: z.ZodMiniString<string>;
                    wire: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    spec: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    ui: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    shell: z.ZodMiniString<string>;
                }, z.core.$strip>;
                owner: z.ZodMiniString<string>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        fallbacks: z.ZodMiniArray<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            baseUrl: z.ZodMiniString<string>;
            entry: z.ZodMiniString<string>;
            exposes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                js: z.ZodMiniArray<z.ZodMiniString<string>>;
                css: z.ZodMiniArray<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            feature: z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                title: z.ZodMiniIntersection<z.ZodMiniObject<{
                    en: z.ZodMiniString<string>;
                }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                version: z.ZodMiniString<string>;
                routes: z.ZodMiniArray<z.ZodMiniString<string>>;
                routesExpose: z.ZodMiniString<string>;
                navigation: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    label: z.ZodMiniIntersection<z.ZodMiniObject<{
                        en: z.ZodMiniString<string>;
                    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    icon: z.ZodMiniString<string>;
                    path: z.ZodMiniString<string>;
                    order: z.ZodMiniNumber<number>;
                    keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                slots: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    slot: z.ZodMiniEnum<{
                        command: "command";
                        "home.card": "home.card";
                        "home.start": "home.start";
                        "message.card": "message.card";
                        "notification.source": "notification.source";
                        "search.provider": "search.provider";
                        "settings.panel": "settings.panel";
                        "shared.page": "shared.page";
                        "sidebar.panel": "sidebar.panel";
                    }>;
                    id: z.ZodMiniString<string>;
                    expose: z.ZodMiniString<string>;
                    label: z.ZodMiniOptional<z.ZodMiniIntersection<z.ZodMiniObject<{
                        en: z.ZodMiniString<string>;
                    }, z.core.$strip>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
                    icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    order: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    paths: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                    kinds: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                    shape: z.ZodMiniOptional<z.ZodMiniObject<{
                        mark: z.ZodMiniObject<{
                            width: z.ZodMiniNumber<number>;
                            height: z.ZodMiniNumber<number>;
                        }, z.core.$strip>;
                        lines: z.ZodMiniArray<z.ZodMiniString<string>>;
                    }, z.core.$strip>>;
                    keys: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    ownKeys: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    below: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                    immediate: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    whenIdle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    tab: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                requires: z.ZodMiniObject<{
                    contract: z.ZodMiniString<string>;
                    wire: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    spec: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    ui: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    shell: z.ZodMiniString<string>;
                }, z.core.$strip>;
                owner: z.ZodMiniString<string>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    labelLanguages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    config: z.ZodMiniObject<{
        apiBaseUrl: z.ZodMiniString<string>;
        publicUrl: z.ZodMiniString<string>;
        googleSignIn: z.ZodMiniBoolean<boolean>;
        analyticsId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        sentryDsn: z.ZodMiniOptional<z.ZodMiniString<string>>;
        offline: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type BootDocument = z.infer<typeof BootDocument>;
/** What was released in this installation, newest first. */
export declare const ReleaseHistory: z.ZodMiniObject<{
    apps: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        title: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        active: z.ZodMiniString<string>;
        releases: z.ZodMiniArray<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            releasedAt: z.ZodMiniString<string>;
            notes: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ReleaseHistory = z.infer<typeof ReleaseHistory>;
export declare const releaseCalls: {
    history: {
        readonly method: "GET";
        readonly path: "/releases";
        readonly public: true;
        readonly answer: z.ZodMiniObject<{
            apps: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                title: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                active: z.ZodMiniString<string>;
                releases: z.ZodMiniArray<z.ZodMiniObject<{
                    version: z.ZodMiniString<string>;
                    releasedAt: z.ZodMiniString<string>;
                    notes: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
};

// wire/reply-step.d.ts
import * as z from "zod/mini";
/** What a reply can do on its way. */
export type StepKind = "calendar" | "calendar.create" | "calendar.change" | "calendar.delete" | "calendar.restore" | "marketplace" | "marketplace.product" | "marketplace.visits" | "weather" | "files" | "memory.add" | "memory.remove";
/** The kind of a step that's only shown while it's done: the model thinks. */
export type ReasoningKind = "reasoning";
/** A step of a reply, which clients put into words. */
export declare const ReplyStep: z.ZodMiniObject<{
    kind: z.ZodMiniString<string>;
    detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ReplyStep = z.infer<typeof ReplyStep>;
/** A step that has begun. */
export declare const BegunStep: z.ZodMiniObject<{
    kind: z.ZodMiniString<string>;
    detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
    offset: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type BegunStep = z.infer<typeof BegunStep>;
/** That a reply has reasoning, and how long it took. The text is fetched when someone wants to read it. */
export declare const ReplyReasoning: z.ZodMiniObject<{
    seconds: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type ReplyReasoning = z.infer<typeof ReplyReasoning>;

// wire/search-text.d.ts
import { type TextRange, type Wanted } from "./found-text.ts";
/** The words of a search text; a match contains all of them. */
export declare const searchWords: (q: string) => string[];
/** What's searched for. */
export interface Sought {
    /** The words as they were typed, one after the other. */
    readonly whole: Wanted;
    readonly words: readonly Wanted[];
}
/** Undefined if there's nothing to search for. */
export declare function soughtOf(query: string): Sought | undefined;
/** Whether a text has all of the words, in any order. */
export declare const hasAll: (text: string, { words }: Sought) => boolean;
/** Whether a text has the words as they were typed. */
export declare const hasWhole: (text: string, { whole }: Sought) => boolean;
export interface FoundPlaces {
    /** The words as they were typed, wherever they're so, else each of them. In order, without overlaps. */
    readonly ranges: readonly TextRange[];
    /** Index of the range to show first: where most of the words are close together, and of several such places the first. */
    readonly best: number;
    /** How many of the words are there. */
    readonly together: number;
}
/** Where a text has what's searched for. */
export declare function placesIn(text: string, { whole, words }: Sought): FoundPlaces;

// wire/sharing.d.ts
import * as z from "zod/mini";
/** How many messages of a shared conversation one call returns at most. */
export declare const SHARED_PAGE_MESSAGES = 50;
/** The link to a conversation's snapshot, as its owner sees it. */
export declare const Share: z.ZodMiniObject<{
    conversationId: z.ZodMiniUUID;
    title: z.ZodMiniString<string>;
    path: z.ZodMiniString<string>;
    attachments: z.ZodMiniBoolean<boolean>;
    messageCount: z.ZodMiniNumber<number>;
    sharedAt: z.ZodMiniISODateTime;
    takenAt: z.ZodMiniISODateTime;
    outdated: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
export type Share = z.infer<typeof Share>;
export declare const ShareRequest: z.ZodMiniObject<{
    attachments: z.ZodMiniBoolean<boolean>;
    latest: z.ZodMiniBoolean<boolean>;
}, z.core.$strict>;
/** A file of a shared message. One that's gone has no `url`, and one that isn't shared no `name` either; that counts as no image. */
export declare const SharedFile: z.ZodMiniObject<{
    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
    image: z.ZodMiniBoolean<boolean>;
    url: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type SharedFile = z.infer<typeof SharedFile>;
export declare const SharedMessage: z.ZodMiniObject<{
    role: z.ZodMiniEnum<{
        assistant: "assistant";
        user: "user";
    }>;
    createdAt: z.ZodMiniISODateTime;
    text: z.ZodMiniString<string>;
    status: z.ZodMiniEnum<{
        complete: "complete";
        failed: "failed";
        stopped: "stopped";
    }>;
    failure: z.ZodMiniOptional<z.ZodMiniObject<{
        code: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
    files: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        image: z.ZodMiniBoolean<boolean>;
        url: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type SharedMessage = z.infer<typeof SharedMessage>;
/** A page of a shared conversation, oldest messages first. It doesn't say whose it is. */
export declare const SharedConversation: z.ZodMiniObject<{
    title: z.ZodMiniString<string>;
    takenAt: z.ZodMiniISODateTime;
    messageCount: z.ZodMiniNumber<number>;
    messages: z.ZodMiniArray<z.ZodMiniObject<{
        role: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        createdAt: z.ZodMiniISODateTime;
        text: z.ZodMiniString<string>;
        status: z.ZodMiniEnum<{
            complete: "complete";
            failed: "failed";
            stopped: "stopped";
        }>;
        failure: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
        files: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
            image: z.ZodMiniBoolean<boolean>;
            url: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>>;
    }, z.core.$strip>>;
    next: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
}, z.core.$strip>;
export type SharedConversation = z.infer<typeof SharedConversation>;
/** The last page has no `nextCursor`. */
export declare const ShareList: z.ZodMiniObject<{
    shares: z.ZodMiniArray<z.ZodMiniObject<{
        conversationId: z.ZodMiniUUID;
        title: z.ZodMiniString<string>;
        path: z.ZodMiniString<string>;
        attachments: z.ZodMiniBoolean<boolean>;
        messageCount: z.ZodMiniNumber<number>;
        sharedAt: z.ZodMiniISODateTime;
        takenAt: z.ZodMiniISODateTime;
        outdated: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ShareList = z.infer<typeof ShareList>;
/** Links to snapshots of conversations. */
export declare const sharingCalls: {
    /** `hasAttachments`: whether there are any to share in what the conversation shows now. */
    get: {
        readonly path: "/chat/history/:id/share";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly method: "GET";
        readonly answer: z.ZodMiniObject<{
            share: z.ZodMiniNullable<z.ZodMiniObject<{
                conversationId: z.ZodMiniUUID;
                title: z.ZodMiniString<string>;
                path: z.ZodMiniString<string>;
                attachments: z.ZodMiniBoolean<boolean>;
                messageCount: z.ZodMiniNumber<number>;
                sharedAt: z.ZodMiniISODateTime;
                takenAt: z.ZodMiniISODateTime;
                outdated: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>;
            hasAttachments: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>;
    };
    /** Creates the conversation's one link, or changes what it shows. */
    share: {
        readonly path: "/chat/history/:id/share";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly method: "PUT";
        readonly repeatable: true;
        readonly body: z.ZodMiniObject<{
            attachments: z.ZodMiniBoolean<boolean>;
            latest: z.ZodMiniBoolean<boolean>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            share: z.ZodMiniObject<{
                conversationId: z.ZodMiniUUID;
                title: z.ZodMiniString<string>;
                path: z.ZodMiniString<string>;
                attachments: z.ZodMiniBoolean<boolean>;
                messageCount: z.ZodMiniNumber<number>;
                sharedAt: z.ZodMiniISODateTime;
                takenAt: z.ZodMiniISODateTime;
                outdated: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    /** The link stops working, and its snapshot is deleted. It's no error if there is none. */
    revoke: {
        readonly path: "/chat/history/:id/share";
        readonly params: z.ZodMiniObject<{
            id: z.ZodMiniUUID;
        }, z.core.$strip>;
        readonly method: "DELETE";
        readonly answer: z.ZodMiniObject<{
            status: z.ZodMiniLiteral<"success">;
        }, z.core.$strip>;
        readonly answerUnread: true;
    };
    /** All of the caller's links, newest first. */
    list: {
        readonly method: "GET";
        readonly path: "/chat/shares";
        readonly query: z.ZodMiniObject<{
            cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            shares: z.ZodMiniArray<z.ZodMiniObject<{
                conversationId: z.ZodMiniUUID;
                title: z.ZodMiniString<string>;
                path: z.ZodMiniString<string>;
                attachments: z.ZodMiniBoolean<boolean>;
                messageCount: z.ZodMiniNumber<number>;
                sharedAt: z.ZodMiniISODateTime;
                takenAt: z.ZodMiniISODateTime;
                outdated: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>;
            nextCursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    };
    /** What a link shows. `share_not_found` if it isn't shared any more, or never was. */
    read: {
        readonly params: z.ZodMiniObject<{
            token: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly method: "GET";
        readonly path: "/shared/:token";
        readonly query: z.ZodMiniObject<{
            after: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniTransform<number, string>, z.ZodMiniNumber<number>>>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniObject<{
            title: z.ZodMiniString<string>;
            takenAt: z.ZodMiniISODateTime;
            messageCount: z.ZodMiniNumber<number>;
            messages: z.ZodMiniArray<z.ZodMiniObject<{
                role: z.ZodMiniEnum<{
                    assistant: "assistant";
                    user: "user";
                }>;
                createdAt: z.ZodMiniISODateTime;
                text: z.ZodMiniString<string>;
                status: z.ZodMiniEnum<{
                    complete: "complete";
                    failed: "failed";
                    stopped: "stopped";
                }>;
                failure: z.ZodMiniOptional<z.ZodMiniObject<{
                    code: z.ZodMiniString<string>;
                }, z.core.$strip>>;
                cards: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                steps: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    kind: z.ZodMiniString<string>;
                    detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
                files: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    image: z.ZodMiniBoolean<boolean>;
                    url: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            next: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        }, z.core.$strip>;
        readonly public: true;
    };
    /** Makes a conversation of the caller's own with the messages, and the files if they're shared. A repeat returns the same one. */
    copy: {
        readonly params: z.ZodMiniObject<{
            token: z.ZodMiniString<string>;
        }, z.core.$strip>;
        readonly method: "POST";
        readonly path: "/shared/:token/copy";
        readonly repeatable: true;
        readonly answer: z.ZodMiniObject<{
            conversationId: z.ZodMiniUUID;
        }, z.core.$strip>;
    };
};

// wire/temporary.d.ts
import * as z from "zod/mini";
/** How much of a temporary conversation a message brings along at most: its last messages, and how long their texts are together. */
export declare const TEMPORARY_HISTORY: {
    readonly messages: 40;
    readonly characters: 48000;
};
/** What a message chose of the choices of an earlier reply. */
export declare const TemporaryAct: z.ZodMiniObject<{
    choice: z.ZodMiniEnum<{
        confirm: "confirm";
        decline: "decline";
        undo: "undo";
    }>;
    item: z.ZodMiniOptional<z.ZodMiniInt>;
    message: z.ZodMiniString<string>;
}, z.core.$strict>;
export type TemporaryAct = z.infer<typeof TemporaryAct>;
/** What became of something that an earlier reply offered. */
export declare const TemporarySettled: z.ZodMiniObject<{
    offer: z.ZodMiniEnum<{
        deed: "deed";
        question: "question";
    }>;
    items: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
    state: z.ZodMiniEnum<{
        closed: "closed";
        declined: "declined";
        done: "done";
        undone: "undone";
    }>;
    message: z.ZodMiniString<string>;
}, z.core.$strip>;
export type TemporarySettled = z.infer<typeof TemporarySettled>;
/** A message of a conversation that the server doesn't keep, with what was said before it, oldest first. */
export declare const TemporaryRequest: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    message_id: z.ZodMiniString<string>;
    history: z.ZodMiniArray<z.ZodMiniObject<{
        role: z.ZodMiniEnum<{
            assistant: "assistant";
            user: "user";
        }>;
        text: z.ZodMiniString<string>;
    }, z.core.$strict>>;
    follows: z.ZodMiniOptional<z.ZodMiniString<string>>;
    act: z.ZodMiniOptional<z.ZodMiniObject<{
        choice: z.ZodMiniEnum<{
            confirm: "confirm";
            decline: "decline";
            undo: "undo";
        }>;
        item: z.ZodMiniOptional<z.ZodMiniInt>;
        message: z.ZodMiniString<string>;
    }, z.core.$strict>>;
}, z.core.$strict>;
export type TemporaryRequest = z.infer<typeof TemporaryRequest>;
/** A piece of the reply, with one of these. A reply without a last piece that has `ended` was cut off. */
export declare const TemporaryPiece: z.ZodMiniObject<{
    text: z.ZodMiniOptional<z.ZodMiniString<string>>;
    card: z.ZodMiniOptional<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
        says: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    node: z.ZodMiniOptional<z.ZodMiniString<string>>;
    begun: z.ZodMiniOptional<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
        offset: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    done: z.ZodMiniOptional<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
        text: z.ZodMiniString<string>;
        seconds: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    ended: z.ZodMiniOptional<z.ZodMiniEnum<{
        complete: "complete";
        failed: "failed";
    }>>;
    settled: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        offer: z.ZodMiniEnum<{
            deed: "deed";
            question: "question";
        }>;
        items: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
        state: z.ZodMiniEnum<{
            closed: "closed";
            declined: "declined";
            done: "done";
            undone: "undone";
        }>;
        message: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
    failure: z.ZodMiniOptional<z.ZodMiniObject<{
        code: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type TemporaryPiece = z.infer<typeof TemporaryPiece>;
export declare const temporaryCalls: {
    /** Answers with the reply, whose pieces arrive as they're written: each on a line. Closing the connection stops it. */
    send: {
        readonly method: "POST";
        readonly path: "/chat/temporary";
        readonly body: z.ZodMiniObject<{
            message: z.ZodMiniString<string>;
            message_id: z.ZodMiniString<string>;
            history: z.ZodMiniArray<z.ZodMiniObject<{
                role: z.ZodMiniEnum<{
                    assistant: "assistant";
                    user: "user";
                }>;
                text: z.ZodMiniString<string>;
            }, z.core.$strict>>;
            follows: z.ZodMiniOptional<z.ZodMiniString<string>>;
            act: z.ZodMiniOptional<z.ZodMiniObject<{
                choice: z.ZodMiniEnum<{
                    confirm: "confirm";
                    decline: "decline";
                    undo: "undo";
                }>;
                item: z.ZodMiniOptional<z.ZodMiniInt>;
                message: z.ZodMiniString<string>;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        readonly answer: z.ZodMiniArray<z.ZodMiniObject<{
            text: z.ZodMiniOptional<z.ZodMiniString<string>>;
            card: z.ZodMiniOptional<z.ZodMiniObject<{
                kind: z.ZodMiniString<string>;
                data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
                says: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            node: z.ZodMiniOptional<z.ZodMiniString<string>>;
            begun: z.ZodMiniOptional<z.ZodMiniObject<{
                kind: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
                offset: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            done: z.ZodMiniOptional<z.ZodMiniObject<{
                kind: z.ZodMiniString<string>;
                detail: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            reasoning: z.ZodMiniOptional<z.ZodMiniObject<{
                text: z.ZodMiniString<string>;
                seconds: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            ended: z.ZodMiniOptional<z.ZodMiniEnum<{
                complete: "complete";
                failed: "failed";
            }>>;
            settled: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                offer: z.ZodMiniEnum<{
                    deed: "deed";
                    question: "question";
                }>;
                items: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
                state: z.ZodMiniEnum<{
                    closed: "closed";
                    declined: "declined";
                    done: "done";
                    undone: "undone";
                }>;
                message: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            failure: z.ZodMiniOptional<z.ZodMiniObject<{
                code: z.ZodMiniString<string>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    };
};

// wire/text.d.ts
import * as z from "zod/mini";
/** Counts characters as code points, not UTF-16 units. */
export declare function characters(text: string): number;
/** At most the first `max` characters (code points). Never splits a visible character: a multi-code-point emoji is kept whole or dropped. */
export declare function firstCharacters(text: string, max: number): string;
/** Text that any database can store: well-formed Unicode without NUL. */
export declare const cleanText: () => z.ZodMiniString<string>;
/** Clean text of at most `max` characters (code points). Blank text is refused unless `min` is 0. */
export declare const boundedText: (max: number, min?: number) => z.ZodMiniString<string>;
/** Bounded text that shows something. For what people write; what's stored already may be older than this rule. */
export declare const visibleText: (max: number) => z.ZodMiniString<string>;
/** A point in time: ISO 8601 with a time zone offset. */
export declare const instant: () => z.ZodMiniISODateTime;
/** An id created by the server. */
export declare const id: () => z.ZodMiniUUID;

// wire/time-zone.d.ts
import * as z from "zod/mini";
/**
 * The time zone's current name in the IANA database, for a name in any case or an older name: `asia/calcutta` becomes
 * `Asia/Kolkata`. Undefined if `name` isn't an IANA name, which includes offsets such as `+02:00`.
 */
export declare function timeZoneName(name: string): string | undefined;
/** A time zone's IANA name, parsed into the one `timeZoneName` returns. */
export declare const timeZone: () => z.ZodMiniString<string>;

// wire/version.d.ts
/** Version of the calls and events between the browser and the server. Semver; raise it with every change to them. */
export declare const WIRE_VERSION = "1.2.0";

// wire/weather-card.d.ts
/** What the sky is like. `changeable` if that's not known. */
export type Sky = "clear" | "mostlyClear" | "partlyCloudy" | "overcast" | "fog" | "drizzle" | "freezingDrizzle" | "lightRain" | "rain" | "heavyRain" | "freezingRain" | "lightSnow" | "snow" | "heavySnow" | "rainShowers" | "violentShowers" | "snowShowers" | "thunderstorm" | "hail" | "changeable";
/** Units as `Intl` calls them. */
export interface WeatherUnits {
    readonly temperature: "celsius" | "fahrenheit";
    readonly wind: "kilometer-per-hour" | "mile-per-hour" | "meter-per-second";
}
export interface WeatherCardDay {
    /** `2026-11-19`. */
    readonly date: string;
    readonly sky: Sky;
    readonly low: number;
    readonly high: number;
    /** The chance of it, in percent. */
    readonly rain: number | null;
    readonly wind: number | null;
}
/** The data of a card of the kind `WEATHER_CARD`. Numbers are in its units, and days and hours those of the place. */
export interface WeatherCardData {
    readonly place: string;
    readonly units: WeatherUnits;
    /** Only if it's about now. */
    readonly now?: {
        readonly temperature: number;
        readonly sky: Sky;
        readonly wind: number;
        readonly isNight: boolean;
    };
    /** At least one. */
    readonly days: readonly WeatherCardDay[];
    /** At least two, one after the other. */
    readonly hours?: {
        /** `2026-11-19T00:00`. */
        readonly from: string;
        readonly temperatures: readonly number[];
        /** The chance of it in each of them, in percent. */
        readonly rain: readonly (number | null)[];
    };
}
